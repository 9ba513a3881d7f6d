import { describe, expect, test } from 'vitest';
import { pageFileOf } from '../content/contentPaths.ts';
import type { Demo } from '../demo/readDemo.ts';
import type { DemoUse } from '../markdown/CompiledMarkdown.ts';
import type { CompiledPage } from './CompiledPage.ts';
import { checkAddresses } from './checkAddresses.ts';
import { checkDemoIds } from './checkDemoIds.ts';
import { checkLinks } from './checkLinks.ts';
import { checkMentions } from './checkMentions.ts';
import { checkTranslations } from './checkTranslations.ts';
import { pageHead } from './pageHeadFixture.ts';

describe('links', () => {
  const anchors: Readonly<Record<string, readonly string[]>> = {
    '/': [],
    '/demo/simple': ['simple', '中文', 'a-b'],
    '/here': ['top'],
    '/表格': [],
  };
  const check = (target: string) =>
    checkLinks({
      filename: 'content/here.mdx',
      key: '/here',
      links: [{ target, line: 4, column: 2 }],
      anchorsOf: (key) => (Object.hasOwn(anchors, key) ? new Set(anchors[key]) : undefined),
      hasFile: (file) => file === '/icon.svg',
    });

  test.each([
    '/',
    '/demo/simple',
    '/demo/simple?tab=api',
    '/demo/simple#simple',
    '/demo/simple?a=1#a-b',
    '/demo/simple#%E4%B8%AD%E6%96%87',
    '/demo/simple#',
    '#top',
    '/icon.svg',
    '/%E8%A1%A8%E6%A0%BC',
  ])('%s leads somewhere', (target) => {
    expect(check(target)).toEqual([]);
  });

  test.each(['/nowhere', '/demo/simple/', '/demo/simple-cn', '/constructor', '/icon.png'])(
    '%s leads to no page',
    (target) => {
      expect(check(target)).toEqual([
        {
          file: 'content/here.mdx',
          line: 4,
          column: 2,
          message: 'The link leads to no page.',
          found: target,
          expected: expect.stringContaining('the address of a page'),
        },
      ]);
    },
  );

  test.each([
    ['#nothing', '#top'],
    ['/demo/simple#Simple', '#simple #中文 #a-b'],
    ['/demo/simple#100%', '#simple #中文 #a-b'],
  ])('%s leads to no place', (target, expected) => {
    expect(check(target)).toMatchObject([
      {
        message: 'The link leads to no place on its page.',
        found: target,
        expected: `one of ${expected}`,
      },
    ]);
  });
});

describe('translations', () => {
  const original = pageHead('/demo/a');
  const translation = {
    ...original,
    localeId: 'zh-CN',
    path: '/demo/a-cn',
    filename: 'a.zh-CN.mdx',
  } as const;
  const check = (inOriginal: readonly object[], inTranslation: readonly object[]) =>
    checkTranslations({
      pages: [original, translation],
      findPage: (path) => (path === original.path ? original : undefined),
      compile: (head) =>
        ({ demos: head === original ? inOriginal : inTranslation }) as unknown as CompiledPage,
    });
  const a = { id: 'a', clientOnly: false };
  const b = { id: 'b', clientOnly: false };

  test('that show the same demos are right', () => {
    expect(check([a, b], [a, b])).toEqual([]);
    expect(check([], [])).toEqual([]);
  });

  test.each([
    [[a, b], [a], 'a', 'a, b'],
    [[a, b], [b, a], 'b, a', 'a, b'],
    [[a], [], 'no demos', 'a'],
    [[a], [{ ...a, clientOnly: true }], 'a (clientOnly)', 'a'],
  ])('%j and %j are not the same', (inOriginal, inTranslation, found, expected) => {
    expect(check(inOriginal, inTranslation)).toEqual([
      {
        file: 'a.zh-CN.mdx',
        line: 1,
        message: 'The translation does not show the demos of content/demo/a.mdx.',
        found,
        expected,
      },
    ]);
  });

  test('text that stands in for one is not compared with itself', () => {
    expect(
      checkTranslations({
        pages: [{ ...translation, textLocaleId: 'en-US' }],
        findPage: () => original,
        compile: () => expect.unreachable('Nothing has to be compiled.'),
      }),
    ).toEqual([]);
  });
});

test('demo ids are unique: every further file of a name is a problem', () => {
  const demo = (id: string, file: string) => ({ id, file }) as Demo;
  const problems = checkDemoIds(
    [
      demo('a', '/r/x/a.tsx'),
      demo('b', '/r/b.tsx'),
      demo('a', '/r/y/a.tsx'),
      demo('a', '/r/z/a.tsx'),
    ],
    (file) => file.slice(3),
  );
  expect(problems).toMatchObject([
    { file: 'y/a.tsx', line: 1, found: 'a, the id of x/a.tsx too' },
    { file: 'z/a.tsx', line: 1, found: 'a, the id of x/a.tsx too' },
  ]);
});

test.each([
  ['under_score', 'cannot be its id'],
  ['with.dots', 'cannot be its id'],
  ['two words', 'cannot be its id'],
  ['表格', 'cannot be its id'],
  ['a'.repeat(101), 'cannot be its id'],
  ['simple-cn', 'ends as addresses of translations do'],
])('the demo id %s %s', (id, message) => {
  const demos = [{ id, file: '/r/a.tsx' } as Demo];
  expect(checkDemoIds(demos, (file) => file.slice(3))).toMatchObject([
    { file: 'a.tsx', line: 1, message: expect.stringContaining(message), found: id },
  ]);
});

test('a demo that only the parser sees is a problem, as nothing is bundled of it', () => {
  const head = pageHead('/demo/a');
  const use = (id: string, line: number) => ({ id, file: `/r/${id}.tsx`, line }) as DemoUse;
  expect(
    checkMentions({ head, demos: [use('a', 4), use('b', 9)] }, new Set(['/r/b.tsx', '/r/c.tsx'])),
  ).toMatchObject([{ file: 'content/demo/a.mdx', line: 4, found: expect.stringMatching(/^a,/) }]);
});

describe('addresses', () => {
  const check = (...files: string[]) =>
    checkAddresses(
      files.flatMap((file) => pageFileOf('/content', `/content/${file}`) ?? []),
      (file) => file.slice('/content/'.length),
    );

  test.each([
    [['a.mdx', 'a.zh-CN.mdx', 'b/index.mdx', 'b/a.mdx']],
    [['index.mdx', 'demo/404.mdx', 'asset.mdx', 'pecan.mdx']],
  ])('%j are all right', (files) => {
    expect(check(...files)).toEqual([]);
  });

  test.each([
    [['a.mdx', 'a/index.mdx'], 'a/index.mdx', '/a, the address of a.mdx too'],
    [
      ['a.zh-CN.mdx', 'a/index.zh-CN.mdx'],
      'a/index.zh-CN.mdx',
      '/a, the address of a.zh-CN.mdx too',
    ],
    [['404.mdx'], '404.mdx', '/404'],
    [['assets/index.mdx'], 'assets/index.mdx', '/assets'],
    [['~demos/a.mdx'], '~demos/a.mdx', '/~demos/a'],
    [['demo/a-cn.mdx'], 'demo/a-cn.mdx', '/demo/a-cn'],
  ])('%j are not', (files, file, found) => {
    expect(check(...files)).toMatchObject([{ file, line: 1, found }]);
  });
});
