import { useCallback } from 'react';
import { formatMessage, type MessageValues } from './formatMessage.ts';
import { useLanguage } from './Language.ts';
import type { MessageId } from './MessageId.ts';

export type Translate = (id: MessageId, values?: MessageValues) => string;

/** A function that answers the text of a message in the current locale. */
export function useMessage(): Translate {
  const language = useLanguage();
  return useCallback((id, values) => formatMessage(language, id, values), [language]);
}
