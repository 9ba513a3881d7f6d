import { expect, test, vi } from 'vitest';
import { bigrams, createSegmentWords } from './segmentWords.ts';

test('words are those of the language', () => {
  expect(createSegmentWords()('表格数据')).toEqual(['表格', '数据']);
});

test('without a segmenter, every two neighbours are a word', () => {
  vi.stubGlobal('Intl', {});
  expect(createSegmentWords()).toBe(bigrams);
  vi.unstubAllGlobals();
  expect(bigrams('固定列')).toEqual(['固定', '定列']);
  expect(bigrams('列')).toEqual(['列']);
});
