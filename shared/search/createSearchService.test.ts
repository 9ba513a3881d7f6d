import { describe, expect, test } from 'vitest';
import { createSearchService } from './createSearchService.ts';
import { parseSearchRequest } from './SearchMessage.ts';

const page = { navTitle: '', navOrder: 0, link: '/a', sections: [], demos: [], props: [] };
const data = JSON.stringify([{ ...page, title: 'Sticky header' }]);

test('it answers with the id of the request, locale by locale', () => {
  const answer = createSearchService();
  expect(answer({ id: 1, localeId: 'en-US', type: 'generate-metadata', data })).toEqual({
    id: 1,
    type: 'generate-metadata',
    pageCount: 1,
  });
  expect(
    answer({ id: 2, localeId: 'en-US', type: 'get-search-result', query: 'sticky' }),
  ).toMatchObject({ id: 2, type: 'get-search-result', result: { total: 1 } });
  expect(
    answer({ id: 3, localeId: 'zh-CN', type: 'get-search-result', query: 'sticky' }),
  ).toMatchObject({ id: 3, type: 'failed' });
});

test('data that is none fails, and search goes on', () => {
  const answer = createSearchService();
  expect(
    answer({ id: 1, localeId: 'en-US', type: 'generate-metadata', data: '<!doctype html>' }),
  ).toMatchObject({ type: 'failed' });
  expect(answer({ id: 2, localeId: 'en-US', type: 'generate-metadata', data })).toMatchObject({
    pageCount: 1,
  });
});

describe('a message that is none of ours', () => {
  test.each([
    undefined,
    null,
    'text',
    {},
    { id: 1, localeId: 'en-US', type: 'other' },
    { id: '1', localeId: 'en-US', type: 'get-search-result', query: '' },
  ])('%j is ignored', (message) => {
    expect(parseSearchRequest(message)).toBeUndefined();
  });
});
