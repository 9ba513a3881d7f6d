import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BlockContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parseChangelog } from '../content/changelogSchema.ts';
import type { elements } from '../markdown/elements/index.ts';
import { apiMarkdown } from './apiMarkdown.ts';
import { changelogMarkdown } from './changelogMarkdown.ts';
import { demoMarkdown } from './demoMarkdown.ts';
import type { MarkdownContext } from './MarkdownContext.ts';

interface ElementExport {
  readonly attributes: Readonly<Record<string, string>>;
  /** What is inside, as plain Markdown already. */
  readonly children: readonly RootContent[];
  readonly context: MarkdownContext;
}

const parser = unified().use(remarkParse).use(remarkGfm);

function parsed(markdown: string): RootContent[] {
  return parser.parse(markdown).children;
}

function noteOf(kind: 'note' | 'pitfall') {
  return ({ attributes, children, context }: ElementExport): RootContent[] => [
    {
      type: 'blockquote',
      children: [
        ...(parsed(
          `**${context.messages[`note.${kind}`] ?? kind}: ${attributes['title'] ?? ''}**`,
        ) as BlockContent[]),
        ...(children as BlockContent[]),
      ],
    },
  ];
}

/** How each element that authors may write looks in plain Markdown. */
const exporters: Record<keyof typeof elements, (element: ElementExport) => RootContent[]> = {
  API: ({ attributes, context }) => {
    const definitions = context.api.definitions();
    if (definitions.kind !== 'ready') return [];
    const entity = definitions.reference.get(attributes['id'] ?? '');
    return entity === undefined ? [] : parsed(apiMarkdown(entity, context));
  },
  // Plain Markdown is searched with whatever it is read in.
  ApiFilter: () => [],
  Changelog: ({ attributes, context }) => {
    const name = `${attributes['source'] ?? 'changelog'}.json`;
    const file = path.join(path.dirname(context.file), name);
    return parsed(changelogMarkdown(parseChangelog(readFileSync(file, 'utf8')), context));
  },
  CodeGroup: ({ children }) => [...children],
  Demo: ({ attributes, children, context }) => {
    const file = path.resolve(path.dirname(context.file), attributes['src'] ?? '');
    const demo = context.demoAt(file);
    return [
      ...parsed(`## ${attributes['title'] ?? ''}`),
      ...children,
      ...(demo === undefined ? [] : demoMarkdown(demo, context)),
    ];
  },
  DemoGallery: ({ context }) =>
    parsed(
      context.gallery
        .map(({ title, items }) => {
          const lines = items.map(
            (item) => `- [${item.title}](${context.linkTo(item.path)}): ${item.description}`,
          );
          return `## ${title}\n\n${lines.join('\n')}`;
        })
        .join('\n\n'),
    ),
  DemoGrid: ({ children }) => [...children],
  Note: noteOf('note'),
  Pitfall: noteOf('pitfall'),
  // What a server answers is not known here.
  ServerData: () => [],
};

/** Writes an element of the site out as plain Markdown. What is no element of the site leaves its content. */
export function exportElement(node: MdxJsxFlowElement, context: MarkdownContext): RootContent[] {
  const name = node.name ?? '';
  if (!Object.hasOwn(exporters, name)) return node.children;
  const attributes = Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
  return exporters[name as keyof typeof exporters]({
    attributes,
    children: node.children,
    context,
  });
}
