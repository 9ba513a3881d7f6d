import { locales } from '../../../shared/locale/locales.ts';
import type { PageData } from '../../../shared/page/PageData.ts';
import { DrawnName, drawings } from './DrawnName.tsx';
import { useMessage } from './useMessage.ts';

/** The same page in the other languages. */
export function LocaleSwitch({ page }: { readonly page: PageData }) {
  const message = useMessage();
  return (
    <nav className="locale-switch" aria-label={message('locale.label')}>
      {locales
        .filter(({ id }) => id !== page.localeId)
        .map(({ id, name }) => {
          const drawing = drawings[id];
          return (
            <a
              key={id}
              href={page.alternates[id]}
              lang={id}
              hrefLang={id}
              className="button"
              aria-label={drawing && name}
            >
              {drawing === undefined ? name : <DrawnName {...drawing} />}
            </a>
          );
        })}
    </nav>
  );
}
