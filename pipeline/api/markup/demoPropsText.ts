import { firstSentence } from '../../../shared/api/firstSentence.ts';
import type { LocaleId } from '../../../shared/locale/locales.ts';
import type { Messages } from '../../content/readMessages.ts';
import type { ApiReference, ReferenceProp } from '../ApiReference.ts';
import { propPath } from '../propPath.ts';
import { plainType } from '../types/TypeSurface.ts';
import type { UsedProp } from '../uses/createUseIndex.ts';

export interface DemoWithProps {
  readonly title: string;
  readonly props: readonly UsedProp[];
}

interface DemoPropsText {
  readonly demos: readonly DemoWithProps[];
  readonly reference: ApiReference;
  readonly localeId: LocaleId;
  readonly messages: Messages;
}

/** The longest type, in characters, that a list shows written out. */
const shownLength = 80;

/** The props that each of a page's demos uses, as an author would have written it. */
export function demoPropsText(options: DemoPropsText): string {
  return options.demos
    .filter(({ props }) => props.length > 0)
    .map(({ title, props }) => {
      const lines = [...options.reference.values()].flatMap((entity) =>
        entity.props.flatMap((prop) => {
          const use = props.find((item) => item.entity === entity.id && item.prop === prop.name);
          return use === undefined ? [] : [propLine(use, prop, options)];
        }),
      );
      return `## ${title}\n\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

function propLine(
  { entity, line, fileName, target }: UsedProp,
  prop: ReferenceProp,
  { localeId, messages }: DemoPropsText,
): string {
  const full = plainType(prop.fullType);
  const type = full.length <= shownLength ? full : plainType(prop.type);
  const place = (messages['api.line'] ?? '{line}').replace('{line}', String(line));
  const name = `[\`${propPath(entity, prop.name)}\`](/api#${prop.anchor})`;
  const where = `[${fileName === undefined ? '' : `${fileName}, `}${place}](${target})`;
  return `- ${name} \`${type}\` ${firstSentence(prop.description[localeId])} ${where}`;
}
