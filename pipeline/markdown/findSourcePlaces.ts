import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/** Offsets of the first character and of the one behind the last. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** What a link points to, for a link to somewhere inside the site. */
interface TargetPlace extends Stretch {
  readonly kind: 'target';
  readonly target: string;
}

/** One of the site's elements, from `<` to `>`. */
export interface ElementPlace extends Stretch {
  readonly kind: 'element';
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** What stands inside, without what its first line begins with. */
  readonly content: Stretch | undefined;
  /** What all lines inside begin with: their indentation, and the marks of the quotes around. */
  readonly contentPrefix: string;
  /** What the next line begins with inside a list or quote; `undefined` for an element that is a block of its own. */
  readonly linePrefix: string | undefined;
}

/** A place in a page's source that says something only on the site. All the rest is plain Markdown. */
export type SourcePlace = TargetPlace | ElementPlace;

/** Finds these places in the order of the source; an element comes before what stands inside it. */
export function findSourcePlaces(tree: Root, source: string): SourcePlace[] {
  const places: SourcePlace[] = [];
  const visit = (node: Nodes, isBlock: boolean): void => {
    if (node.type === 'mdxJsxFlowElement') places.push(placeOfElement(node, source, isBlock));
    if ('url' in node) places.push(...placeOfTarget(node, source));
    if (!('children' in node)) return;
    const holdsBlocks = node.type === 'root' || node.type === 'mdxJsxFlowElement';
    for (const child of node.children) visit(child, holdsBlocks);
  };
  visit(tree, true);
  return places.sort((a, b) => a.start - b.start);
}

function stretchOf({ position }: Nodes): Stretch {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

function placeOfElement(node: MdxJsxFlowElement, source: string, isBlock: boolean): ElementPlace {
  const { start, end } = stretchOf(node);
  const [first] = node.children;
  const last = node.children.at(-1);
  const content = first && last && { start: stretchOf(first).start, end: stretchOf(last).end };
  return {
    kind: 'element',
    start,
    end,
    name: node.name ?? '',
    attributes: Object.fromEntries(
      node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
          ? [[attribute.name, attribute.value]]
          : [],
      ),
    ),
    content,
    contentPrefix: content === undefined ? '' : prefixAt(content.start, source),
    linePrefix: isBlock ? undefined : prefixAt(start, source),
  };
}

/** What the lines after the one at `offset` begin with: a quote's mark is repeated, a list's is not. */
function prefixAt(offset: number, source: string): string {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  return source.slice(lineStart, offset).replace(/[^>]/g, ' ');
}

/** A tree knows where a link is, but not where in it the target stands. */
function placeOfTarget(node: Nodes & { readonly url: string }, source: string): TargetPlace[] {
  if (!/^[/#]/.test(node.url)) return [];
  const { start, end } = stretchOf(node);
  const text = source.slice(start, end);
  const before = node.type === 'definition' ? text.indexOf(']:') : text.lastIndexOf('](');
  if (before === -1) return [];
  const at = text.indexOf(node.url, before);
  // One that is written with escapes stays as it is.
  if (at === -1) return [];
  const from = start + at;
  return [{ kind: 'target', start: from, end: from + node.url.length, target: node.url }];
}
