import type { PageData } from '../../../shared/page/PageData.ts';
import { useMessage } from '../locale/useMessage.ts';

/** The page's first heading, and what there is to say about the page as a whole. */
export function PageTitle({ page }: { readonly page: PageData }) {
  const message = useMessage();
  return (
    <header className="page-title">
      <h1>{page.meta.title}</h1>
      {page.meta.frontmatter.debug === true && <p className="page-mark">{message('page.debug')}</p>}
      {page.textLocaleId !== undefined && (
        <p className="page-mark">{message('page.untranslated')}</p>
      )}
    </header>
  );
}
