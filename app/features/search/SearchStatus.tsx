import { queryLimit } from '../../../shared/search/parseQuery.ts';
import { useMessage } from '../locale/useMessage.ts';
import { foundBy, type SearchState } from './useSearch.ts';

/** How the search went, in words; read out when it changes. */
export function SearchStatus({ state }: { readonly state: SearchState }) {
  const message = useMessage();
  const found = foundBy(state);
  return (
    <p className="search-status" role="status">
      {found === undefined && state.kind === 'pending' && <span>{message('search.pending')}</span>}
      {found !== undefined && (
        <span>
          {found.result.total === 0
            ? message('search.empty')
            : message('search.count', { count: found.result.total })}
        </span>
      )}
      {found?.elsewhere !== undefined && (
        <span>
          {message('search.elsewhere', {
            language: found.elsewhere.language,
            count: found.elsewhere.result.total,
          })}
        </span>
      )}
      {found?.result.isCut === true && <span>{message('search.cut', { count: queryLimit })}</span>}
    </p>
  );
}
