import type { ReferenceEntity } from '../api/ApiReference.ts';
import { plainType } from '../api/types/TypeSurface.ts';
import type { MarkdownContext } from './MarkdownContext.ts';

/** A cell of a Markdown table is one line in which a bar ends the cell. */
function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/\|/g, '\\|');
}

function code(text: string | undefined): string {
  return text === undefined || text === '' ? '–' : `\`${text}\``;
}

/** The props of an entity as a Markdown table. */
export function apiMarkdown(
  { props }: ReferenceEntity,
  { messages, localeId }: Pick<MarkdownContext, 'messages' | 'localeId'>,
): string {
  const label = (id: string) => messages[`api.${id}`] ?? id;
  const header = ['name', 'description', 'type', 'default'].map(label);
  const rows = props
    .filter(({ isInternal }) => !isInternal)
    .map((prop) => {
      const required = prop.required ? ` (${label('required')})` : '';
      const since = prop.since === undefined ? '' : ` (${label('since')} ${prop.since})`;
      const deprecated =
        prop.deprecated === undefined ? '' : `${label('deprecated')} ${prop.deprecated[localeId]} `;
      return [
        `\`${prop.name}\`${required}${since}`,
        deprecated + prop.description[localeId],
        code(plainType(prop.fullType)),
        code(prop.default),
      ];
    });
  return [header, header.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');
}
