import { useEffect, useState } from 'react';
import { type Found, searchSite } from './searchSite.ts';

/** How long typing has to pause before it is searched for, in milliseconds. */
export const searchDebounce = 200;

export type SearchState =
  | { readonly kind: 'empty' }
  /** A query runs; what the last one found stays until there is an answer. */
  | { readonly kind: 'pending'; readonly last: Found | undefined }
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'failed'; readonly error: Error };

interface SearchInput {
  readonly localeId: string;
  readonly text: string;
}

/** The state of searching for `text`, and the function that tries again after a failure. */
export function useSearch({ localeId, text }: SearchInput): [SearchState, () => void] {
  const query = text.trim();
  const [state, setState] = useState<SearchState>({ kind: 'empty' });
  const [attempt, setAttempt] = useState(0);

  // Searching is done elsewhere and takes time. Another text makes every answer to the last one late, so it is dropped.
  useEffect(() => {
    if (query === '') {
      setState({ kind: 'empty' });
      return undefined;
    }
    setState((before) => ({ kind: 'pending', last: foundBy(before) }));
    let isCurrent = true;
    const timer = setTimeout(() => {
      searchSite(localeId, query).then(
        (found) => isCurrent && setState({ kind: 'found', found }),
        (error: unknown) => isCurrent && setState({ kind: 'failed', error: asError(error) }),
      );
    }, searchDebounce);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, localeId, attempt]);

  return [state, () => setAttempt((count) => count + 1)];
}

/** What is to be shown: what was found, or found last. */
export function foundBy(state: SearchState): Found | undefined {
  if (state.kind === 'found') return state.found;
  return state.kind === 'pending' ? state.last : undefined;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
