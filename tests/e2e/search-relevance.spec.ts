import { readFileSync } from 'node:fs';
import path from 'node:path';
import { project } from '../../scripts/project.ts';
import { type LocaleId, locales } from '../../shared/locale/locales.ts';
import { localizePath } from '../../shared/locale/localizePath.ts';
import { searchDataAddress } from '../../shared/route/dataAddress.ts';
import { createSearchIndex } from '../../shared/search/SearchIndex.ts';
import type { SearchMeta } from '../../shared/search/SearchMeta.ts';
import { searchPages } from '../../shared/search/searchPages.ts';
import {
  bigrams,
  createSegmentWords,
  type SegmentWords,
} from '../../shared/search/segmentWords.ts';
import { expect, test } from '../support/test.ts';
import { searchQuestions } from './searchQuestions.ts';

/** The pages that hold the first three hints, by what readers typed. */
function answersOf(localeId: LocaleId, segmentWords: SegmentWords) {
  const file = path.join(project.outputFolder, searchDataAddress(localeId));
  const index = createSearchIndex(JSON.parse(readFileSync(file, 'utf8')) as SearchMeta[]);
  return (input: string) =>
    searchPages({ index, input, segmentWords }).best.map(({ link }) => link.split('#')[0] ?? '');
}

for (const [name, segmentWords, floor] of [
  ['words as the browser knows them', createSegmentWords(), 0.92],
  ['pairs of characters instead', bigrams, 0.92],
] as const) {
  test(`readers find their page among the first three, with ${name}`, () => {
    const misses: string[] = [];
    for (const locale of locales) {
      const answer = answersOf(locale.id, segmentWords);
      for (const [localeId, query, key] of searchQuestions) {
        if (localeId !== locale.id) continue;
        const pages = answer(query);
        if (!pages.includes(localizePath(key, locale)))
          misses.push(`${query} → ${key}, found ${pages.join(' ')}`);
      }
    }
    const share = 1 - misses.length / searchQuestions.length;
    const report = [`${(share * 100).toFixed(1)} % of ${searchQuestions.length}`, ...misses];
    process.stdout.write(`search relevance with ${name}: ${report.join('\n  ')}\n`);
    expect(searchQuestions.length).toBeGreaterThanOrEqual(60);
    expect(share, report.join('\n')).toBeGreaterThanOrEqual(floor);
  });
}
