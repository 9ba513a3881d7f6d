import { createSearchIndex, type SearchIndex } from './SearchIndex.ts';
import type { SearchAnswer, SearchRequest } from './SearchMessage.ts';
import type { SearchMeta } from './SearchMeta.ts';
import { searchPages } from './searchPages.ts';
import { createSegmentWords } from './segmentWords.ts';

/** Answers requests, in a worker or in the page: the index of every locale it was given data of. */
export function createSearchService(): (request: SearchRequest) => SearchAnswer {
  const indices = new Map<string, SearchIndex>();
  const segmentWords = createSegmentWords();

  const answer = (request: SearchRequest): SearchAnswer => {
    const { id, localeId } = request;
    switch (request.type) {
      case 'generate-metadata': {
        const metadata = JSON.parse(request.data) as readonly SearchMeta[];
        indices.set(localeId, createSearchIndex(metadata));
        return { id, type: request.type, pageCount: metadata.length };
      }
      case 'get-search-result': {
        const index = indices.get(localeId);
        if (index === undefined) throw new Error(`There is no search data for ${localeId} yet.`);
        const result = searchPages({ index, input: request.query, segmentWords });
        return { id, type: request.type, result };
      }
      default:
        return request satisfies never;
    }
  };

  return (request) => {
    try {
      return answer(request);
    } catch (error) {
      // Data that was cut off or is another page's; whoever asked says so to the reader.
      const message = error instanceof Error ? error.message : String(error);
      return { id: request.id, type: 'failed', message };
    }
  };
}
