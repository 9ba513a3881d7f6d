import { defaultLocale } from '../../shared/locale/locales.ts';
import type { Problem } from '../problems/Problem.ts';
import type { CompiledPage } from './CompiledPage.ts';
import type { PageHead } from './PageHead.ts';

interface TranslationCheck {
  readonly pages: readonly PageHead[];
  readonly findPage: (path: string) => PageHead | undefined;
  readonly compile: (head: PageHead) => CompiledPage;
}

/** The translations that do not show what their original shows. */
export function checkTranslations({ pages, findPage, compile }: TranslationCheck): Problem[] {
  const demosOf = (head: PageHead) => {
    const ids = compile(head).demos.map(({ id, clientOnly }) =>
      clientOnly ? `${id} (clientOnly)` : id,
    );
    return ids.length === 0 ? 'no demos' : ids.join(', ');
  };
  return pages.flatMap((head): Problem[] => {
    if (head.localeId === defaultLocale.id || head.textLocaleId !== undefined) return [];
    // The default locale's path is the key itself.
    const original = findPage(head.key);
    if (original === undefined) return [];
    const [found, expected] = [demosOf(head), demosOf(original)];
    if (found === expected) return [];
    return [
      {
        file: head.filename,
        line: 1,
        message: `The translation does not show the demos of ${original.filename}.`,
        found,
        expected,
      },
    ];
  });
}
