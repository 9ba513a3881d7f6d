import { describe, expect, test } from 'vitest';
import type { SidebarGroup } from '../../shared/page/PageData.ts';
import { buildNavigation } from './buildNavigation.ts';
import { limitSidebar } from './limitSidebar.ts';
import { pageHead } from './pageHeadFixture.ts';

const nav = (title: string, path: string, order: number) => ({ nav: { title, path, order } });
const build = (...pages: ReturnType<typeof pageHead>[]) =>
  buildNavigation({ pages, overviewTitle: 'Overview' });

describe('sections', () => {
  const home = pageHead('/', nav('Docs', '/', 1));
  const demos = pageHead('/demo', {
    ...nav('Demo', '/demo', 3),
    groups: [
      { id: 'basics', title: 'Basics' },
      { id: 'more', title: 'More' },
      { id: 'empty', title: 'Empty' },
    ],
  });
  const api = pageHead('/api', nav('API', '/api', 2));
  const late = pageHead('/demo/late', { group: 'basics', order: 20 });
  const early = pageHead('/demo/early', { group: 'basics', order: 10 });
  const unordered = pageHead('/demo/b', { group: 'more' });
  const alsoUnordered = pageHead('/demo/a', { group: 'more', debug: true });
  const outside = pageHead('/guide');
  const navigation = build(api, late, unordered, outside, demos, home, alsoUnordered, early);

  test('are in declared order, the highest first, the home page before all', () => {
    expect(navigation.links).toEqual([
      { title: 'Docs', path: '/' },
      { title: 'Demo', path: '/demo' },
      { title: 'API', path: '/api' },
    ]);
  });

  test('have the pages below them in the sidebar, in order, and no empty groups', () => {
    expect(
      navigation.sidebar.map(({ title, items }) => [title, items.map(({ path }) => path)]),
    ).toEqual([
      ['Overview', ['/', '/demo', '/api']],
      ['Docs', ['/guide']],
      ['Basics', ['/demo/early', '/demo/late']],
      ['More', ['/demo/a', '/demo/b']],
    ]);
  });

  test('mark debug pages', () => {
    expect(navigation.sidebar.at(-1)?.items[0]).toEqual({
      title: 'Title of /demo/a',
      path: '/demo/a',
      debug: true,
    });
  });

  test('are read from the first page to the last', () => {
    expect(navigation.reading.map(({ key }) => key)).toEqual([
      '/',
      '/guide',
      '/demo',
      '/demo/early',
      '/demo/late',
      '/demo/a',
      '/demo/b',
      '/api',
    ]);
    expect(navigation.sectionOf.get('/demo/late')?.title).toBe('Demo');
    expect(navigation.problems).toEqual([]);
  });
});

test('a page outside every section is in none', () => {
  const { sectionOf, reading } = build(
    pageHead('/demo', nav('Demo', '/demo', 1)),
    pageHead('/alone'),
  );
  expect(sectionOf.get('/alone')).toBeUndefined();
  expect(reading.map(({ key }) => key)).toEqual(['/demo']);
});

test('a section inside a section has its own pages', () => {
  const { sectionOf } = build(
    pageHead('/demo', nav('Demo', '/demo', 1)),
    pageHead('/demo/old', nav('Old', '/demo/old', 2)),
    pageHead('/demo/old/one'),
    pageHead('/demo/older'),
  );
  expect(sectionOf.get('/demo/old/one')?.title).toBe('Old');
  expect(sectionOf.get('/demo/older')?.title).toBe('Demo');
});

test.each([
  ['no group', {}],
  ['advanced', { group: 'advanced' }],
])('a page that stands in %s of its section’s is a problem', (found, frontmatter) => {
  const { problems } = build(
    pageHead('/demo', { ...nav('Demo', '/demo', 1), groups: [{ id: 'basics', title: 'Basics' }] }),
    pageHead('/demo/a', frontmatter),
  );
  expect(problems).toEqual([
    {
      file: 'content/demo/a.mdx',
      line: 3,
      message: 'The page stands in no group of its section.',
      found,
      expected: 'group: one of basics (declared in content/demo.mdx)',
    },
  ]);
});

test('a section that names another page as its own is a problem', () => {
  expect(build(pageHead('/demo', nav('Demo', '/demos', 1))).problems).toMatchObject([
    { found: 'nav.path: /demos', expected: 'nav.path: /demo' },
  ]);
});

describe('the sidebar of one page', () => {
  const group = (title: string, count: number): SidebarGroup => ({
    title,
    items: Array.from({ length: count }, (_, index) => ({
      title: `${title} ${index}`,
      path: `/${title}/${index}`,
    })),
  });
  const paths = (groups: readonly SidebarGroup[], title: string) =>
    groups.find((item) => item.title === title)?.items.map(({ path }) => path) ?? [];

  test('is whole while it is short', () => {
    const groups = [group('a', 5), group('b', 5)];
    expect(limitSidebar(groups, '/a/0', 10)).toBe(groups);
  });

  test.each([
    ['/a/0', 0],
    ['/a/50', 45],
    ['/a/99', 90],
  ])('is shortened around %s', (path, first) => {
    const groups = limitSidebar([group('a', 100), group('b', 50), group('c', 2)], path, 20);
    const shown = paths(groups, 'a');
    expect(shown).toContain(path);
    expect(shown[0]).toBe(`/a/${first}`);
    expect(shown).toHaveLength(10);
    expect(groups[0]?.hiddenCount).toBe(90);
    expect(paths(groups, 'b')).toEqual(['/b/0', '/b/1', '/b/2', '/b/3', '/b/4']);
    expect(groups[2]).toEqual(group('c', 2));
  });

  test('does not grow with the site', () => {
    const sizes = [1000, 10_000].map(
      (count) =>
        limitSidebar([group('a', count), group('b', count)], '/a/7').flatMap(({ items }) => items)
          .length,
    );
    expect(sizes[0]).toBe(sizes[1]);
  });
});
