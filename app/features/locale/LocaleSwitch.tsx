import { locales } from '../../../shared/locale/locales.ts';
import type { PageData } from '../../../shared/page/PageData.ts';
import { LocaleName } from './LocaleName.tsx';
import { useMessage } from './useMessage.ts';

/** The same page in the other languages. */
export function LocaleSwitch({ page }: { readonly page: PageData }) {
  const message = useMessage();
  return (
    <nav className="locale-switch" aria-label={message('locale.label')}>
      {locales
        .filter((locale) => locale.id !== page.localeId)
        .map((locale) => (
          <a
            key={locale.id}
            href={page.alternates[locale.id]}
            lang={locale.id}
            hrefLang={locale.id}
            className="button"
          >
            <LocaleName id={locale.id} name={locale.name} />
          </a>
        ))}
    </nav>
  );
}
