import { expect } from 'vitest';
import { filterGallery } from '../../app/features/gallery/filterGallery.ts';
import { matchesWords } from '../../shared/api/matchesWords.ts';
import { createSearchService } from '../../shared/search/createSearchService.ts';
import { markMatches } from '../../shared/search/markMatches.ts';
import { parseQuery, queryLimit } from '../../shared/search/parseQuery.ts';
import { parseSearchRequest } from '../../shared/search/SearchMessage.ts';
import { bigrams, createSegmentWords } from '../../shared/search/segmentWords.ts';
import type { Random } from './createRandom.ts';
import { fuzz } from './fuzz.ts';
import { builtInNames, hostileText } from './hostileText.ts';
import { hostileValue } from './hostileValue.ts';

/** A site whose very pages are hostile. */
const pages = [...builtInNames, '<script>alert(1)</script>', '固定列', 'İstanbul ﬁx'].map(
  (title) => ({
    navTitle: title,
    navOrder: 1,
    title,
    link: `/${encodeURIComponent(title)}`,
    sections: [{ rawTitle: title, title, link: `/x#${title}`, paragraphs: [title, '', '\ud800'] }],
    demos: [
      {
        link: '/x#demo',
        rawTitle: title,
        title,
        description: title,
        keywords: builtInNames,
        identifiers: builtInNames,
      },
    ],
    props: [{ name: title, entity: title, link: '/x#prop', description: title }],
  }),
);

const service = createSearchService();
service({ id: 0, type: 'generate-metadata', localeId: 'en-US', data: JSON.stringify(pages) });

function query(random: Random): string {
  return random.chance(0.3) ? random.pick(builtInNames) : hostileText(random);
}

fuzz('a search answers every query', {
  cases: 1000,
  check(random) {
    const text = query(random);
    const answer = service({ id: 1, type: 'get-search-result', localeId: 'en-US', query: text });
    if (answer.type !== 'get-search-result') throw new Error(JSON.stringify(answer));
    const hints = answer.result.groups.flatMap((group) => group.hints);
    for (const { link } of [...answer.result.best, ...hints]) expect(link).toMatch(/^\//);
    if (builtInNames.includes(text)) expect(answer.result.total).toBeGreaterThan(0);
  },
});

fuzz('marking what was found changes no letter', {
  cases: 3000,
  check(random) {
    const segment = random.chance(0.5) ? bigrams : createSegmentWords();
    const { terms, keywords } = parseQuery(query(random), segment);
    for (const { terms: indices } of keywords)
      for (const index of indices) expect(terms[index]).toBeDefined();
    const text = hostileText(random).slice(0, queryLimit);
    const parts = markMatches(text, terms);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  },
});

fuzz('the search worker reads its own messages and no other', {
  cases: 5000,
  check(random) {
    const fields = [
      'id',
      'localeId',
      'type',
      'data',
      'query',
      'get-search-result',
      'generate-metadata',
    ];
    const request = parseSearchRequest(hostileValue(random, fields));
    if (request === undefined) return;
    // Whatever is asked, there is an answer.
    expect(createSearchService()(request).id).toBe(request.id);
  },
});

fuzz('search data that is none is refused with a reason', {
  cases: 1000,
  check(random) {
    const fields = ['navTitle', 'navOrder', 'title', 'link', 'sections', 'demos', 'props'];
    const data = JSON.stringify(hostileValue(random, fields)) ?? hostileText(random);
    const answer = createSearchService()({ id: 1, type: 'generate-metadata', localeId: 'x', data });
    expect(['generate-metadata', 'failed']).toContain(answer.type);
  },
});

const groups = [
  { id: 'a', title: 'A', items: [{ title: 'constructor', description: '', path: '/a' }] },
];

fuzz('a filter narrows down and never adds', {
  cases: 3000,
  check(random) {
    const text = query(random);
    for (const group of filterGallery(groups, text))
      for (const item of group.items) expect(groups[0]?.items).toContain(item);
    const content = hostileText(random, 2);
    expect(matchesWords(content, content.toLowerCase())).toBe(true);
    matchesWords(content, text);
  },
});
