import { describe, expect, test } from 'vitest';
import { createRoutes } from './createRoutes.ts';
import { demoSourceAddress, pageDataAddress, standaloneDemoPath } from './dataAddress.ts';
import { normalizePath } from './normalizePath.ts';

describe('the one spelling of an address', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/demo/simple', '/demo/simple'],
    ['/demo/simple/', '/demo/simple'],
    ['/demo/simple///', '/demo/simple'],
    ['/index.html', '/'],
    ['/demo/simple/index.html', '/demo/simple'],
    ['/demo/simple/index.html/', '/demo/simple'],
    ['/demo/reindex.html', '/demo/reindex.html'],
    ['demo', '/demo'],
    // Taken as an address, two slashes at the beginning would lead to another host.
    ['//evil.com', '/evil.com'],
    ['///evil.com/', '/evil.com'],
    ['//evil.com/index.html', '/evil.com'],
    ['//', '/'],
    ['//index.html', '/'],
  ])('%s is %s', (path, normal) => {
    expect(normalizePath(path)).toBe(normal);
  });

  test.each(['//evil.com', '/index.html', '/a//b/', '/a/index.html/', '', '//', '/\\evil.com'])(
    '%s stays on its host, and as it is the second time',
    (path) => {
      const normal = normalizePath(path);
      expect(new URL(normal, 'https://site.example').host).toBe('site.example');
      expect(normalizePath(normal)).toBe(normal);
    },
  );
});

describe('the route tree', () => {
  const routes = createRoutes([
    { id: 'content/index.en-US', path: '/', serverLoader: false },
    { id: 'content/demo/simple.en-US', path: '/demo/simple', serverLoader: false },
    { id: 'content/live.en-US', path: '/live', serverLoader: true },
  ]);

  test('is context layout, documentation layout with the pages, standalone demos, and the rest', () => {
    expect(routes).toEqual([
      { id: 'context-layout', path: '/', parentId: undefined, isLayout: true },
      { id: 'documentation-layout', path: '/', parentId: 'context-layout', isLayout: true },
      { id: 'content/index.en-US', path: '', parentId: 'documentation-layout' },
      { id: 'content/demo/simple.en-US', path: 'demo/simple', parentId: 'documentation-layout' },
      {
        id: 'content/live.en-US',
        path: 'live',
        parentId: 'documentation-layout',
        serverLoader: true,
        prerender: false,
      },
      { id: 'standalone-demo', path: '~demos/:id', parentId: 'context-layout', prerender: false },
      { id: 'not-found', path: '*', parentId: 'documentation-layout' },
    ]);
  });

  test('has every id once, and a parent that is a layout for every entry but the first', () => {
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length);
    for (const { parentId } of routes.slice(1))
      expect(routes.find(({ id }) => id === parentId)?.isLayout).toBe(true);
  });
});

test.each([
  [pageDataAddress('/'), '/page-data/index.json'],
  [pageDataAddress('/demo/simple'), '/page-data/demo/simple.json'],
  [pageDataAddress('/index-cn'), '/page-data/index-cn.json'],
  [demoSourceAddress('simple', 'json'), '/demo-source/simple.json'],
  [demoSourceAddress('../secret', 'html'), '/demo-source/..%2Fsecret.html'],
  [standaloneDemoPath('simple'), '/~demos/simple'],
  [standaloneDemoPath('a/b?c'), '/~demos/a%2Fb%3Fc'],
])('%s', (address, expected) => {
  expect(address).toBe(expected);
});
