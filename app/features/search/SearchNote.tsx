import { useMessage } from '../locale/useMessage.ts';

interface SearchNoteProps {
  /** Why search cannot be used; without it, it is on its way. */
  readonly error?: unknown;
  readonly onRetry?: () => void;
}

/** What stands in the place of results until there can be any. */
export function SearchNote({ error, onRetry }: SearchNoteProps) {
  const message = useMessage();
  if (error === undefined)
    return (
      <div className="search-panel" aria-busy="true">
        <p className="search-note">{message('search.pending')}</p>
      </div>
    );
  return (
    <div className="search-panel" role="alert">
      <p className="search-note">{error instanceof Error ? error.message : String(error)}</p>
      <button type="button" className="button search-retry" onClick={onRetry}>
        {message('retry')}
      </button>
    </div>
  );
}
