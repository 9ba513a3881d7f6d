import type { PageData } from '../../shared/page/PageData.ts';
import { useMessage } from '../features/locale/useMessage.ts';
import { NearestPages } from './NearestPages.tsx';

export function NotFoundPage({ page }: { readonly page: PageData }) {
  const message = useMessage();
  return (
    <div className="not-found">
      <h1>{message('not-found.title')}</h1>
      <p>{message('not-found.address')}</p>
      <p>
        <a className="button" href={page.alternates[page.localeId]}>
          {message('not-found.home')}
        </a>
      </p>
      <NearestPages localeId={page.localeId} />
    </div>
  );
}
