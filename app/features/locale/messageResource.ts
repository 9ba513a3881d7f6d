import type { MessageFormatElement } from 'react-intl';
import type { LocaleId } from '../../../shared/locale/locales.ts';
import { loadScript } from '../../chunk/loadScript.ts';
import { createResource } from '../../resource/createResource.ts';

/** The shell's texts of one locale, parsed at build time. */
export type ParsedMessages = Record<string, MessageFormatElement[]>;

/** What became of asking for them. A failure is an outcome, because nothing around the page could catch it. */
export type MessageOutcome =
  | { readonly kind: 'loaded'; readonly messages: ParsedMessages }
  | { readonly kind: 'failed'; readonly error: Error };

type MessageModule = { readonly default: ParsedMessages };

const importMessages: Readonly<Record<LocaleId, () => Promise<MessageModule>>> = {
  'en-US': () => import('virtual:messages/en-US'),
  'zh-CN': () => import('virtual:messages/zh-CN'),
};

/** The messages of each locale, by locale id. */
export const messageResource = createResource<MessageOutcome>({ load: loadMessages, limit: 4 });

async function loadMessages(localeId: string): Promise<MessageOutcome> {
  try {
    const messages = await loadScript<ParsedMessages>({
      id: `messages/${localeId}`,
      address: `messages/${localeId}`,
      importModule: importMessages[localeId as LocaleId],
    });
    return { kind: 'loaded', messages };
  } catch (error) {
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}
