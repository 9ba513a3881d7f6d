import { type LocaleId, locales } from '../../../shared/locale/locales.ts';
import { searchDataAddress } from '../../../shared/route/dataAddress.ts';
import type { SearchAnswer, SearchRequest } from '../../../shared/search/SearchMessage.ts';
import type { SearchResult } from '../../../shared/search/SearchResult.ts';
import { ChunkLoadError } from '../../chunk/ChunkLoadError.ts';
import { loadText } from '../../chunk/loadText.ts';
import { createSend, type Send } from './createSend.ts';

/** What was found in the reader's language or, where that is nothing, in another one. */
export interface Found {
  readonly query: string;
  readonly result: SearchResult;
  readonly elsewhere?: {
    readonly localeId: LocaleId;
    readonly language: string;
    readonly result: SearchResult;
  };
}

type Request = SearchRequest extends infer One
  ? One extends unknown
    ? Omit<One, 'id'>
    : never
  : never;

let send: Send | undefined;
let count = 0;
const prepared = new Map<string, Promise<void>>();

function ask(request: Request): Promise<SearchAnswer> {
  send ??= createSend();
  count += 1;
  return send({ ...request, id: count } as SearchRequest);
}

/**
 * Loads what search knows of a locale, once; after a failure, again.
 * @throws ChunkLoadError
 */
export function prepareSearch(localeId: string): Promise<void> {
  const known = prepared.get(localeId);
  if (known !== undefined) return known;
  const preparing = prepare(localeId);
  prepared.set(localeId, preparing);
  preparing.catch(() => prepared.delete(localeId));
  return preparing;
}

async function prepare(localeId: string): Promise<void> {
  const id = `search/${localeId}`;
  const address = searchDataAddress(localeId);
  const data = await loadText({ id, address });
  const answer =
    data === undefined ? undefined : await ask({ type: 'generate-metadata', localeId, data });
  // An answer that is not the data, say a proxy's page.
  if (answer?.type !== 'generate-metadata')
    throw new ChunkLoadError({ id, type: 'missing', request: address });
}

async function searchLocale(localeId: string, query: string): Promise<SearchResult> {
  await prepareSearch(localeId);
  const answer = await ask({ type: 'get-search-result', localeId, query });
  if (answer.type === 'get-search-result') return answer.result;
  throw new Error(answer.type === 'failed' ? answer.message : 'The search gave no answer.');
}

/**
 * Searches the pages of the reader's language, and the others if that finds nothing.
 * @throws ChunkLoadError if the search data of the reader's language cannot be loaded.
 */
export async function searchSite(localeId: string, query: string): Promise<Found> {
  const result = await searchLocale(localeId, query);
  if (result.total > 0) return { query, result };
  for (const { id, name } of locales) {
    if (id === localeId) continue;
    // What cannot be had of another language takes nothing from the answer in the reader's.
    const other = await searchLocale(id, query).catch(() => undefined);
    if (other !== undefined && other.total > 0)
      return { query, result, elsewhere: { localeId: id, language: name, result: other } };
  }
  return { query, result };
}
