import { describe, expect, test } from 'vitest';
import { demoIdOf, pageFileOf } from './contentPaths.ts';

describe('where a page file belongs', () => {
  test.each([
    ['index.mdx', '/', 'en-US'],
    ['index.zh-CN.mdx', '/', 'zh-CN'],
    ['index.en-US.mdx', '/', 'en-US'],
    ['changelog.mdx', '/changelog', 'en-US'],
    ['changelog/index.mdx', '/changelog', 'en-US'],
    ['changelog.zh-CN.mdx', '/changelog', 'zh-CN'],
    ['demo/simple/index.mdx', '/demo/simple', 'en-US'],
    ['demo/simple/index.zh-CN.mdx', '/demo/simple', 'zh-CN'],
    // Only whole names and known locales count.
    ['demo/reindex.mdx', '/demo/reindex', 'en-US'],
    ['guide.de-DE.mdx', '/guide.de-DE', 'en-US'],
  ])('%s', (file, key, localeId) => {
    expect(pageFileOf('/content', `/content/${file}`)).toEqual({
      file: `/content/${file}`,
      key,
      localeId,
    });
  });

  test.each(['demo/simple/simple.tsx', '_home/index.mdx', 'demo/_shared/notes.mdx', '_a.mdx'])(
    '%s is no page',
    (file) => {
      expect(pageFileOf('/content', `/content/${file}`)).toBeUndefined();
    },
  );
});

test.each([
  ['/content/demo/simple/simple.tsx', 'simple'],
  ['/content/demo/key/rowKeys.tsx', 'row-keys'],
  ['/content/demo/key/RowKeys2D.tsx', 'row-keys2-d'],
  ['/content/demo/key/scroll-XY.tsx', 'scroll-xy'],
])('the demo id of %s is %s', (file, id) => {
  expect(demoIdOf(file)).toBe(id);
});
