import { createIntl, type IntlShape, type MessageFormatElement } from 'react-intl';
import type { Language } from './Language.ts';
import { reportMessageProblem } from './reportMessageProblem.ts';

export type MessageValues = Readonly<Record<string, string | number>>;

/** How parsed messages mark their parts; the enumeration of the library would come with its parser. */
const literal = 0;
const argument = 1;

const intlByLanguage = new WeakMap<Language, IntlShape>();

/**
 * Asking a browser for its locales takes it some 10 ms the first time, in one piece, so that is left until a
 * message has a plural or a number in it. On start none has.
 */
function intlOf(language: Language): IntlShape {
  const known = intlByLanguage.get(language);
  if (known !== undefined) return known;
  const { localeId, messages } = language;
  const intl = createIntl({ locale: localeId, messages, onError: reportMessageProblem });
  intlByLanguage.set(language, intl);
  return intl;
}

/** The text of a message that is nothing but text and names of values; `undefined` for every other one. */
function plainText(
  parts: readonly MessageFormatElement[] | undefined,
  values: MessageValues,
): string | undefined {
  let text = '';
  for (const part of parts ?? []) {
    if (part.type === literal) text += part.value;
    else if (part.type === argument && Object.hasOwn(values, part.value))
      text += values[part.value];
    else return undefined;
  }
  return parts && text;
}

/** The text of a message; its id, and a problem reported, if there is none. */
export function formatMessage(language: Language, id: string, values: MessageValues = {}): string {
  const parts = Object.hasOwn(language.messages, id) ? language.messages[id] : undefined;
  return plainText(parts, values) ?? intlOf(language).formatMessage({ id }, { ...values });
}
