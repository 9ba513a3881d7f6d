import { describe, expect, test } from 'vitest';
import { createSearchIndex } from './SearchIndex.ts';
import type { SearchMeta } from './SearchMeta.ts';
import type { SearchHint, SearchResult, TextPart } from './SearchResult.ts';
import { searchPages } from './searchPages.ts';
import { bigrams, createSegmentWords } from './segmentWords.ts';

function pageOf(meta: Partial<SearchMeta> & Pick<SearchMeta, 'title'>): SearchMeta {
  const link = `/${meta.title.toLowerCase().replace(/\s+/g, '-')}`;
  return { navTitle: 'Demo', navOrder: 5, link, sections: [], demos: [], props: [], ...meta };
}

function sectionOf(title: string, ...paragraphs: string[]) {
  return { rawTitle: title, title, link: `/x#${title}`, paragraphs };
}

function demoOf(
  title: string,
  texts: { description?: string; keywords?: string[]; names?: string[] },
) {
  const { description = '', keywords = [], names = [] } = texts;
  return { link: `/x#${title}`, rawTitle: title, title, description, keywords, identifiers: names };
}

function find(pages: readonly SearchMeta[], input: string, segmentWords = createSegmentWords()) {
  return searchPages({ index: createSearchIndex(pages), input, segmentWords });
}

const written = (parts: readonly TextPart[]) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

/** A hint as one line: type, score, title, text. */
const line = ({ type, score, title, text }: SearchHint) =>
  [type, score, written(title), written(text)].filter((part) => part !== '').join(' | ');

const lines = (result: SearchResult) =>
  result.groups.flatMap((group) => [
    `# ${group.title} ${group.priority}`,
    ...group.hints.map(line),
  ]);

describe('types and scores', () => {
  const cases: readonly [
    what: string,
    pages: readonly SearchMeta[],
    query: string,
    expected: string[],
  ][] = [
    [
      'a page title counts 100 for each keyword',
      [pageOf({ title: 'Sticky header' })],
      'sticky header',
      ['# Demo 5000', 'page | 200 | [Sticky] [header]'],
    ],
    [
      'the same keyword twice counts once',
      [pageOf({ title: 'Sticky header' })],
      'sticky STICKY',
      ['# Demo 5000', 'page | 100 | [Sticky] header'],
    ],
    [
      'a section title counts 10',
      [pageOf({ title: 'A', sections: [sectionOf('Floating scrollbar')] })],
      'scrollbar',
      ['# Demo 5000', 'title | 10 | Floating [scrollbar]'],
    ],
    [
      'a section gives one content hint, its first matching paragraph, which counts 1',
      [pageOf({ title: 'A', sections: [sectionOf('B', 'none', 'one word', 'a word more')] })],
      'word',
      ['# Demo 5000', 'content | 1 | one [word]'],
    ],
    [
      'of several keywords, the first paragraph with the most of them is shown',
      [
        pageOf({
          title: 'A',
          sections: [sectionOf('B', 'one word', 'word and phrase', 'phrase, word')],
        }),
      ],
      'word phrase',
      ['# Demo 5000', 'content | 2 | [word] and [phrase]'],
    ],
    [
      'a demo title counts 10, its description and keywords 1',
      [
        pageOf({
          title: 'A',
          demos: [demoOf('Drag rows', { description: 'Move them', keywords: ['reorder'] })],
        }),
      ],
      'drag move reorder',
      ['# Demo 5000', 'demo | 12 | [Drag] rows | [Move] them'],
    ],
    [
      'names in the source of a demo are found, and only they are shown',
      [
        pageOf({
          title: 'A',
          demos: [demoOf('B', { description: 'C', names: ['rows', 'onHeaderRow'] })],
        }),
      ],
      'onheaderrow',
      ['# Demo 5000', 'demo | 1 | B | [onHeaderRow]'],
    ],
    [
      'a prop is a title',
      [
        pageOf({
          title: 'API',
          props: [
            { name: 'rowKey', entity: 'Table', link: '/api#rowkey', description: 'Identity' },
          ],
        }),
      ],
      'rowkey',
      ['# Demo 5000', 'title | 10 | [rowKey] | Identity'],
    ],
    [
      'a heading that a demo has made is found as the demo only',
      [pageOf({ title: 'A', sections: [sectionOf('Pinned')], demos: [demoOf('Pinned', {})] })],
      'pinned',
      ['# Demo 5000', 'demo | 10 | [Pinned]'],
    ],
  ];
  test.each(cases)('%s', (_, pages, query, expected) => {
    expect(lines(find(pages, query))).toEqual(expected);
  });
});

test('groups come by priority, and pages outside every group last and without a title', () => {
  const pages = [
    pageOf({ title: 'Word one', navTitle: '', navOrder: 0 }),
    pageOf({ title: 'Word two', navTitle: 'Releases', navOrder: 1 }),
    pageOf({ title: 'Word three', navTitle: 'Demo', navOrder: 5 }),
  ];
  const { groups } = find(pages, 'word');
  expect(groups.map(({ title, priority }) => [title, priority])).toEqual([
    ['Demo', 5000],
    ['Releases', 1000],
    ['', 0],
  ]);
});

test('inside a group the higher score comes first, and ties keep document order', () => {
  const pages = [
    pageOf({ title: 'A', sections: [sectionOf('S', 'word')] }),
    pageOf({ title: 'Word one' }),
    pageOf({ title: 'Word' }),
  ];
  const titles = find(pages, 'word').groups[0]?.hints.map(({ link }) => link);
  expect(titles).toEqual(['/word-one', '/word', '/x#S']);
});

test('a page whose title is the query is the best match, wherever its group stands', () => {
  const pages = [
    pageOf({ title: 'Releases and more' }),
    pageOf({ title: 'Releases', navTitle: 'Releases', navOrder: 1 }),
  ];
  expect(find(pages, 'releases').best.map(({ link }) => link)[0]).toBe('/releases');
});

test('a page with all keywords stands above pages with one, whatever the score', () => {
  const pages = [
    pageOf({ title: 'Sticky' }),
    pageOf({ title: 'A', sections: [sectionOf('S', 'a sticky summary')] }),
  ];
  const result = find(pages, 'sticky summary');
  expect(result.groups[0]?.hints.map(({ link }) => link)).toEqual(['/x#S', '/sticky']);
  expect(result.best.map(({ link }) => link)).toEqual(['/x#S', '/sticky']);
});

test('of equal hits on a page, the one further up comes first, demos like all else', () => {
  const page = pageOf({
    title: 'A',
    sections: [
      sectionOf('First', 'word'),
      sectionOf('Demo'),
      sectionOf('Third', 'word'),
      sectionOf('Word'),
    ],
    demos: [demoOf('Hero', { description: 'word' }), demoOf('Demo', { description: 'word' })],
  });
  const links = find([page], 'word').groups[0]?.hints.map(({ link }) => link);
  expect(links).toEqual(['/x#Word', '/x#First', '/x#Demo', '/x#Third', '/x#Hero']);
});

describe('leading text', () => {
  const cases: readonly [text: string, expected: string][] = [
    ['12345678901234567890word', '12345678901234567890[word]'],
    ['0 1234567890123456789 word and the rest', '...1234567890123456789 [word] and the rest'],
    ['one two three four five six word', '...three four five six [word]'],
    [
      '表头固定时总结行的最后一个单元格会多出滚动条宽度 word',
      '...总结行的最后一个单元格会多出滚动条宽度 [word]',
    ],
  ];
  test('is cut in a name out of a source too', () => {
    const demos = [demoOf('B', { names: ['a-name-of-more-than-twenty-letters-word'] })];
    const [hint] = find([pageOf({ title: 'A', demos })], 'word').best;
    expect(written(hint?.text ?? [])).toBe('...than-twenty-letters-[word]');
    expect(hint?.identifier).toBe('a-name-of-more-than-twenty-letters-word');
  });

  test.each(cases)('%s', (text, expected) => {
    const [hint] = find([pageOf({ title: 'A', sections: [sectionOf('S', text)] })], 'word').best;
    const lead = hint?.text[0];
    expect(written(hint?.text ?? [])).toBe(expected);
    expect(lead?.isMatch === true || [...(lead?.text ?? '')].length <= 23).toBe(true);
  });
});

describe('spelling', () => {
  const cases: readonly [query: string, title: string, found: boolean][] = [
    // camelCase, kebab-case, plain and run together find each other.
    ['stickyheader', 'Sticky header', true],
    ['sticky-header', 'Sticky header', true],
    ['stickyHeader', 'sticky-header', true],
    ['sticky header', 'stickyHeader', true],
    ['row-key', 'rowKey', true],
    ['scroll.y', 'scrollY', true],
    ['htmlelement', 'HTMLElement', true],
    ['STICKY', 'sticky', true],
    // While a word is being typed.
    ['stickyhea', 'Sticky header', true],
    ['stick', 'Sticky', true],
    // Endings.
    ['columns', 'Column resize', true],
    ['aligned', 'Alignment', true],
    ['class', 'Classes', true],
    // No word of its own across two others.
    ['thetablet', 'The table theme', false],
    ['ablethe', 'The table theme', false],
    // Other spellings of letters.
    ['cafe', 'Café', true],
    ['ＡＰＩ', 'API', true],
    // Typing errors, in words that are long enough.
    ['stikcy', 'Sticky header', true],
    ['elipsis', 'Ellipsis', true],
    ['exapndible', 'Expandable rows', true],
    ['cta', 'Cat', false],
    ['zzzzzz', 'Sticky', false],
    // Chinese, with and without spaces, mixed with Latin.
    ['固定列', '固定列与表头', true],
    ['列固定', '固定列与表头', true],
    ['怎么固定表头', '固定列与表头', true],
    ['sticky表头', '粘性表头', true],
    ['表头', '粘性 表头', true],
  ];
  test.each(cases)('%s finds “%s”: %s', (query, title, found) => {
    expect(find([pageOf({ title })], query).total > 0).toBe(found);
    if (/\p{Script=Han}/u.test(query))
      expect(find([pageOf({ title })], query, bigrams).total > 0, 'in bigrams').toBe(found);
  });

  test('what is written as it stands comes before what may have been meant', () => {
    const pages = [pageOf({ title: 'Ellipsis' }), pageOf({ title: 'Elipsis' })];
    expect(find(pages, 'elipsis').best.map(({ link }) => link)).toEqual(['/elipsis']);
  });

  test('a typing error counts half', () => {
    expect(find([pageOf({ title: 'Ellipsis' })], 'elipsis').best[0]?.score).toBe(50);
  });
});

describe('input is text', () => {
  const pages = [
    pageOf({ title: 'Basic table', sections: [sectionOf('S', 'a.*b (c) <b> \\ 🎉')] }),
  ];
  test.each(['', '   ', '\n\t'])('nothing (%j) finds nothing', (input) => {
    expect(find(pages, input)).toEqual({ best: [], groups: [], total: 0, isCut: false });
  });
  test.each(['.*', '(c)', '<b>', '\\', '🎉', '('])('%s is found where it stands', (input) => {
    expect(find(pages, input).total).toBeGreaterThan(0);
  });
  test.each([
    '[a-z]+',
    '$&',
    '(?:x)',
    '\u0000',
    '\u200b',
    '__proto__',
    'constructor',
    '\ud83c',
    '%',
  ])('%j is harmless', (input) => {
    expect(find(pages, input).total).toBe(0);
  });
  test('trimmed input finds the same', () => {
    expect(find(pages, '  basic  ')).toEqual(find(pages, 'basic'));
  });
  test('over-long input is cut, and says so', () => {
    const result = find(pages, `basic ${'x'.repeat(10_000)}`);
    expect(result.isCut).toBe(true);
    expect(result.best[0]?.link).toBe('/basic-table');
    expect(find(pages, 'word '.repeat(2000)).isCut).toBe(true);
    expect(find(pages, Array.from({ length: 60 }, (_, index) => `w${index}`).join(' ')).isCut).toBe(
      true,
    );
  });
});

describe('whatever is typed', () => {
  const words = [
    'Sticky',
    'header',
    'onRow',
    'scroll.x',
    '固定',
    '列',
    'a',
    '.*',
    '🎉',
    'row-key',
    '(',
    'é',
    '\u0000',
  ];
  // A small generator of its own, so that a failure can be repeated.
  let seed = 42;
  const random = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * limit);
  };
  const text = (length: number, separator = ' ') =>
    Array.from({ length: 1 + random(length) }, () => words[random(words.length)] ?? '').join(
      separator,
    );
  const runs = Array.from({ length: 300 }, () => ({
    query: text(4, random(2) === 0 ? ' ' : ''),
    pages: Array.from({ length: 4 }, (_, index) =>
      pageOf({
        title: `${text(3)} ${index}`,
        sections: [sectionOf(text(2), text(12), text(12))],
        demos: [demoOf(text(3), { description: text(9), keywords: [text(2)], names: [text(1)] })],
      }),
    ),
  }));

  test('it never throws, and every hint has a match', () => {
    for (const { query, pages } of runs) {
      const result = find(pages, query);
      for (const hint of [...result.best, ...result.groups.flatMap(({ hints }) => hints)])
        expect(
          [...hint.title, ...hint.text].some(({ isMatch }) => isMatch),
          query,
        ).toBe(true);
      expect(result.total).toBe(result.groups.reduce((sum, group) => sum + group.total, 0));
    }
  });

  test('a further keyword never makes a score smaller', () => {
    for (const { query, pages } of runs) {
      const before = find(pages, query);
      const after = find(pages, `${query} header`);
      const scores = new Map(
        after.groups
          .flatMap(({ hints }) => hints)
          .map((hint) => [`${hint.type}${hint.link}`, hint.score]),
      );
      for (const hint of before.groups.flatMap(({ hints }) => hints)) {
        if (hint.type !== 'page') continue;
        expect(scores.get(`${hint.type}${hint.link}`), query).toBeGreaterThanOrEqual(hint.score);
      }
    }
  });
});
