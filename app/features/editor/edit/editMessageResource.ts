import type { LocaleId } from '../../../../shared/locale/locales.ts';
import { loadScript } from '../../../chunk/loadScript.ts';
import { createResource } from '../../../resource/createResource.ts';
import type { ParsedMessages } from '../../locale/messageResource.ts';

const importMessages: Readonly<
  Record<LocaleId, () => Promise<{ readonly default: ParsedMessages }>>
> = {
  'en-US': () => import('virtual:messages/en-US/edit'),
  'zh-CN': () => import('virtual:messages/zh-CN/edit'),
};

/** The editor's texts, by locale id. They come with the editor. */
export const editMessageResource = createResource<ParsedMessages>({
  load: (localeId) =>
    loadScript({
      id: `messages/${localeId}/edit`,
      address: `messages/${localeId}/edit`,
      importModule: importMessages[localeId as LocaleId],
    }),
  limit: 4,
});
