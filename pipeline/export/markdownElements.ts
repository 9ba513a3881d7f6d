import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseChangelog } from '../content/changelogSchema.ts';
import type { elements } from '../markdown/elements/index.ts';
import { apiMarkdown } from './apiMarkdown.ts';
import { changelogMarkdown } from './changelogMarkdown.ts';
import { demoMarkdown } from './demoMarkdown.ts';
import { escapeText } from './escapeText.ts';
import { joinBlocks } from './joinBlocks.ts';
import type { MarkdownContext } from './MarkdownContext.ts';

interface ElementExport {
  readonly attributes: Readonly<Record<string, string>>;
  /** What is inside, as plain Markdown already. */
  readonly children: string;
  readonly context: MarkdownContext;
}

type Exporter = (element: ElementExport) => string;

function noteOf(kind: 'note' | 'pitfall'): Exporter {
  return ({ attributes, children, context }) => {
    const label = context.messages[`note.${kind}`] ?? kind;
    const title = `**${label}: ${escapeText(attributes['title'] ?? '')}**`;
    return joinBlocks([title, children])
      .split('\n')
      .map((line) => (line === '' ? '>' : `> ${line}`))
      .join('\n');
  };
}

/** How each element that authors may write looks in plain Markdown. */
const exporters: Record<keyof typeof elements, Exporter> = {
  API: ({ attributes, context }) => {
    const definitions = context.api.definitions();
    if (definitions.kind !== 'ready') return '';
    const entity = definitions.reference.get(attributes['id'] ?? '');
    return entity === undefined ? '' : apiMarkdown(entity, context);
  },
  // Plain Markdown is searched with whatever it is read in.
  ApiFilter: () => '',
  Changelog: ({ attributes, context }) => {
    const name = `${attributes['source'] ?? 'changelog'}.json`;
    const file = path.join(path.dirname(context.file), name);
    return changelogMarkdown(parseChangelog(readFileSync(file, 'utf8')), context);
  },
  CodeGroup: ({ children }) => children,
  Demo: ({ attributes, children, context }) => {
    const file = path.resolve(path.dirname(context.file), attributes['src'] ?? '');
    const demo = context.demoAt(file);
    return joinBlocks([
      `## ${attributes['title'] ?? ''}`,
      children,
      demo === undefined ? '' : demoMarkdown(demo, context),
    ]);
  },
  DemoGallery: ({ context }) =>
    context.gallery
      .map(({ title, items }) => {
        const lines = items.map(
          (item) => `- [${item.title}](${context.linkTo(item.path)}): ${item.description}`,
        );
        return `## ${title}\n\n${lines.join('\n')}`;
      })
      .join('\n\n'),
  DemoGrid: ({ children }) => children,
  Note: noteOf('note'),
  Pitfall: noteOf('pitfall'),
  // What a server answers is not known here.
  ServerData: () => '',
};

/** Writes an element of the site out as plain Markdown. What is no element of the site leaves its content. */
export function exportElement({ name, ...element }: ElementExport & { name: string }): string {
  return Object.hasOwn(exporters, name)
    ? exporters[name as keyof typeof exporters](element)
    : element.children;
}
