import type { SearchResult } from './SearchResult.ts';

/** What the page asks of whoever searches. `id` comes back with the answer. */
export type SearchRequest = { readonly id: number; readonly localeId: string } & (
  | {
      readonly type: 'generate-metadata';
      /** The locale's search data as it was loaded, so that only the worker has to read it. */
      readonly data: string;
    }
  | { readonly type: 'get-search-result'; readonly query: string }
);

/** The answer to the {@link SearchRequest} with the same id. */
export type SearchAnswer = { readonly id: number } & (
  | { readonly type: 'generate-metadata'; readonly pageCount: number }
  | { readonly type: 'get-search-result'; readonly result: SearchResult }
  | { readonly type: 'failed'; readonly message: string }
);

/** Reads a message that may come from anywhere; `undefined` if it is none of ours. */
export function parseSearchRequest(message: unknown): SearchRequest | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { id, localeId, type, data, query } = message as Readonly<Record<string, unknown>>;
  if (typeof id !== 'number' || typeof localeId !== 'string') return undefined;
  if (type === 'generate-metadata' && typeof data === 'string') return { id, localeId, type, data };
  if (type === 'get-search-result' && typeof query === 'string')
    return { id, localeId, type, query };
  return undefined;
}
