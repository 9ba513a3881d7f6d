import type { SourcePlace, Stretch } from '../markdown/findSourcePlaces.ts';
import { joinBlocks } from './joinBlocks.ts';
import type { MarkdownContext } from './MarkdownContext.ts';
import { exportElement } from './markdownElements.ts';

interface PlainSource {
  readonly source: string;
  readonly places: readonly SourcePlace[];
  readonly context: MarkdownContext;
}

/**
 * A stretch of a page's source as plain Markdown: what is said only on the site is written out, all else stays
 * as the author has it.
 * @param prefix what the stretch's lines begin with in the source, in spaces and marks of quotes
 */
export function writePlain(page: PlainSource, { start, end }: Stretch, prefix = ''): string {
  const { source, places, context } = page;
  // An empty line may lack the spaces.
  const lineBegin = new RegExp(`\\n${prefix.replaceAll(' ', ' ?')}`, 'g');
  const textBetween = (from: number, to: number) => source.slice(from, to).replace(lineBegin, '\n');

  const blocks: string[] = [];
  let block = '';
  let at = start;
  for (const place of places) {
    // What stands inside an element is written with the element.
    if (place.start < at || place.end > end) continue;
    block += textBetween(at, place.start);
    at = place.end;
    if (place.kind === 'target') {
      block += context.linkTo(place.target);
      continue;
    }
    const { name, attributes, content, contentPrefix, linePrefix } = place;
    const children = content === undefined ? '' : writePlain(page, content, contentPrefix);
    const text = exportElement({ name, attributes, children, context });
    if (linePrefix === undefined) {
      blocks.push(block, text);
      block = '';
    } else {
      block += text.replaceAll('\n', `\n${linePrefix}`);
    }
  }
  blocks.push(block + textBetween(at, end));
  return joinBlocks(blocks);
}

/** Lets every heading stand one level deeper; those in code are none. */
export function deepenHeadings(markdown: string): string {
  let fence: string | undefined;
  return markdown
    .split('\n')
    .map((line) => {
      const [mark] = /^(?:`{3,}|~{3,})/.exec(line) ?? [];
      if (fence === undefined) fence = mark;
      else if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
      return fence === undefined && /^#{1,5} /.test(line) ? `#${line}` : line;
    })
    .join('\n');
}
