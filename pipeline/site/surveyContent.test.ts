import { expect, test } from 'vitest';
import type { Frontmatter } from '../content/parseFrontmatter.ts';
import { surveyContent } from './surveyContent.ts';

const problem = { file: 'x', line: 1, message: 'No front matter.' };

/** Surveys files whose front matter is given; `undefined` is one that could not be read. */
function survey(
  files: Readonly<Record<string, Partial<Frontmatter> | undefined>>,
  withDebugPages = false,
) {
  return surveyContent({
    contentFolder: '/r/content',
    files: Object.keys(files).map((file) => `/r/content/${file}`),
    sourceOf(file) {
      const frontmatter = files[file.slice('/r/content/'.length)];
      return frontmatter === undefined
        ? { source: '', frontmatter, lineOf: () => 1, problems: [problem] }
        : {
            source: '',
            frontmatter: { title: file, description: 'Words.', ...frontmatter },
            lineOf: () => 1,
            problems: [],
          };
    },
    shownPath: (file) => file.slice('/r/'.length),
    withDebugPages,
    overviewTitle: (localeId) => `Overview ${localeId}`,
  });
}

test('every page is there in every locale, in its own text or in the first one’s', () => {
  const { pages, problems } = survey({ 'a.mdx': {}, 'a.zh-CN.mdx': {}, 'b/index.mdx': {} });
  expect(problems).toEqual([]);
  expect(
    pages.map(({ id, path, filename, localeId, textLocaleId }) => [
      id,
      path,
      filename,
      localeId,
      textLocaleId,
    ]),
  ).toEqual([
    ['content/a.en-US', '/a', 'content/a.mdx', 'en-US', undefined],
    ['content/a.zh-CN', '/a-cn', 'content/a.zh-CN.mdx', 'zh-CN', undefined],
    ['content/b/index.en-US', '/b', 'content/b/index.mdx', 'en-US', undefined],
    ['content/b/index.zh-CN', '/b-cn', 'content/b/index.mdx', 'zh-CN', 'en-US'],
  ]);
});

test('pages are found by path', () => {
  const { byPath } = survey({ 'index.mdx': {}, 'demo/a.mdx': {} });
  expect([...byPath.keys()]).toEqual(['/', '/index-cn', '/demo/a', '/demo/a-cn']);
});

test('debug pages are there in development only', () => {
  const files = { 'a.mdx': { debug: true }, 'b.mdx': { debug: false } };
  expect(survey(files).pages.map(({ key }) => key)).toEqual(['/b', '/b']);
  expect(survey(files, true).pages.map(({ key }) => key)).toEqual(['/a', '/a', '/b', '/b']);
});

test('a draft in one language is one in all', () => {
  for (const debugged of ['a.mdx', 'a.zh-CN.mdx']) {
    const files = { 'a.mdx': {}, 'a.zh-CN.mdx': {}, 'b.mdx': {}, [debugged]: { debug: true } };
    expect(survey(files).pages.map(({ path }) => path)).toEqual(['/b', '/b-cn']);
    expect(survey(files, true).pages).toHaveLength(4);
  }
});

test('a page whose front matter cannot be read is no page and a problem', () => {
  const { pages, problems } = survey({ 'a.mdx': undefined });
  expect(pages).toEqual([]);
  expect(problems).toContainEqual(problem);
});

test('a translation of nothing is a problem', () => {
  const { problems } = survey({ 'a.zh-CN.mdx': {} });
  expect(problems).toMatchObject([
    { file: 'content/a.zh-CN.mdx', line: 1, found: 'no en-US page for /a' },
  ]);
});

test('every script could be a demo', () => {
  const { demoFiles } = survey({
    'demo/a/rowKeys.tsx': {},
    'demo/a/data.ts': {},
    'demo/b/row-keys.tsx': {},
  });
  expect([...demoFiles]).toEqual([
    ['row-keys', ['/r/content/demo/a/rowKeys.tsx', '/r/content/demo/b/row-keys.tsx']],
  ]);
});
