import { expect, test } from 'vitest';
import type { CompiledPage } from '../site/CompiledPage.ts';
import { pageHead } from '../site/pageHeadFixture.ts';
import { searchMetaOf } from './searchMetaOf.ts';

const head = pageHead('/demo/a');

const demo = {
  id: 'a',
  file: '/a.tsx',
  title: 'Live',
  description: 'What to\n look at',
  keywords: ['word'],
  clientOnly: false,
  line: 1,
};

const page: CompiledPage = {
  head,
  segments: [],
  toc: [{ id: 'a', depth: 2, title: 'Live' }],
  texts: [
    // Words of the demo's description, elsewhere.
    { value: 'What', paraId: 0 },
    { value: 'Before', paraId: 0 },
    { value: 'What to look at', paraId: 1, tocIndex: 0 },
    { value: 'After', paraId: 2, tocIndex: 0 },
  ],
  anchors: new Set(['a', 'limits-b', 'c']),
  links: [],
  demos: [demo, { ...demo, id: 'c', file: '/c.tsx' }, { ...demo, id: 'hero', file: '/hero.tsx' }],
  dataFiles: [],
  places: [],
  problems: [],
  tabs: [
    {
      key: 'limits',
      title: 'Limits',
      source: '',
      segments: [],
      toc: [{ id: 'limits-b', depth: 2, title: 'B' }],
      texts: [{ value: 'In the tab', paraId: 0, tocIndex: 0 }],
      demoIds: ['c'],
      places: [],
      isGenerated: false,
    },
    {
      key: 'props',
      title: 'Props',
      source: '',
      segments: [],
      toc: [],
      texts: [{ value: 'Said elsewhere', paraId: 0 }],
      demoIds: [],
      places: [],
      isGenerated: true,
    },
  ],
};

const meta = searchMetaOf({
  head,
  page,
  section: undefined,
  identifiersOf: () => ['name'],
  props: [],
});

test('a page outside every group has order 0 and no group title', () => {
  expect(meta).toMatchObject({
    navTitle: '',
    navOrder: 0,
    title: 'Title of /demo/a',
    link: '/demo/a',
  });
});

test('texts stand under their headings, those of a written tab at the tab’s address', () => {
  expect(meta.sections.map(({ title, link, paragraphs }) => [title, link, ...paragraphs])).toEqual([
    ['', '/demo/a', 'What', 'Before'],
    // What describes the demo is found as the demo's.
    ['Live', '/demo/a#a', 'After'],
    ['Limits', '/demo/a?tab=limits'],
    ['B', '/demo/a?tab=limits#limits-b', 'In the tab'],
  ]);
});

test('a demo is where its heading is: on the page, in a tab, or at the top for a hero', () => {
  expect(meta.demos.map(({ link }) => link)).toEqual([
    '/demo/a#a',
    '/demo/a?tab=limits#c',
    '/demo/a',
  ]);
  expect(meta.demos[0]).toMatchObject({
    description: 'What to look at',
    keywords: ['word'],
    identifiers: ['name'],
  });
});
