import type { Changelog } from '../content/changelogSchema.ts';
import { joinBlocks } from './joinBlocks.ts';
import type { MarkdownContext } from './MarkdownContext.ts';

/** A list of versions as Markdown. */
export function changelogMarkdown(
  { versions, gaps = [] }: Changelog,
  { messages, localeId }: Pick<MarkdownContext, 'messages' | 'localeId'>,
): string {
  return joinBlocks(
    versions.flatMap(({ version, date, changes, api = [] }) => [
      `## ${version}`,
      date ?? messages['changelog.undated'] ?? '',
      changes
        .map(({ kind, text }) => {
          const label = messages[`changelog.kind.${kind}`] ?? kind;
          return `- **${label}** ${text[localeId]}`;
        })
        .join('\n'),
      api.length === 0
        ? ''
        : `${messages['changelog.api'] ?? ''} ${api.map((name) => `\`${name}\``).join(', ')}`,
      ...gaps
        .filter((gap) => gap.after === version)
        .map(({ text, url }) => `${text[localeId]} <${url}>`),
    ]),
  );
}
