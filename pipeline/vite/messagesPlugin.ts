import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import type { LocaleId } from '../../shared/locale/locales.ts';
import { readMessages } from '../content/readMessages.ts';
import { messagesPrefix } from './entries.ts';

/** Features whose texts come with them, not with the page: `virtual:messages/<locale>/<feature>`. */
const lateFeatures = ['edit'];

/**
 * `virtual:messages/<locale>` are the texts of `locales/<locale>.json`, parsed, so that no parser ships.
 * A text that a locale lacks is the default locale's.
 */
export function messagesPlugin(repository: string): Plugin {
  return {
    name: 'site:messages',
    resolveId: { filter: { id: /^virtual:messages\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:messages\// },
      async handler(id) {
        const [localeId = '', feature] = id.slice(messagesPrefix.length + 1).split('/');
        this.addWatchFile(path.join(repository, 'locales', `${localeId}.json`));
        const texts = await readMessages(repository, localeId as LocaleId);
        const parsed = Object.fromEntries(
          Object.entries(texts)
            .filter(([key]) => lateFeatures.find((late) => key.startsWith(`${late}.`)) === feature)
            .map(([key, text]) => [key, parse(text)] as const),
        );
        return `export default ${JSON.stringify(parsed)}`;
      },
    },
  };
}
