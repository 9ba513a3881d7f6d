import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { CompiledPage } from './CompiledPage.ts';
import { createPageStore } from './createPageStore.ts';
import { pageHead } from './pageHeadFixture.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'page-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const store = (limit: number) => createPageStore({ folder: path.join(folder, 'new'), limit });

function page(name: string): CompiledPage {
  return {
    head: pageHead(`/${name}`),
    segments: [{ type: 'html', html: `<p>${name} 表格</p>` }],
    toc: [],
    texts: [],
    anchors: new Set([name]),
    links: [],
    demos: [],
    dataFiles: [`${name}.json`],
    places: [],
    problems: [],
    tabs: [],
  };
}

test.each([1, 2, 9])('pages are what they were, with %i of them in memory', (limit) => {
  const pages = ['a', 'b', 'c', 'd'].map(page);
  const compiled = store(limit);
  for (const each of pages) compiled.set(each);
  for (const each of [...pages, ...pages.toReversed()]) {
    expect(compiled.get(each.head)).toEqual(each);
    expect(compiled.get(each.head)?.head).toBe(each.head);
  }
});

test('those asked for last are held', () => {
  const [a, b, c] = [page('a'), page('b'), page('c')];
  const compiled = store(2);
  compiled.set(a);
  compiled.set(b);
  compiled.get(a.head);
  compiled.set(c);
  expect(compiled.get(a.head)).toBe(a);
  expect(compiled.get(b.head)).not.toBe(b);
});

test('a page is that of its head only, and takes the place of the one before it', () => {
  const [before, after, other] = [page('a'), page('a'), page('b')];
  const compiled = store(1);
  compiled.set(before);
  compiled.set(other);
  expect(compiled.get(after.head)).toBeUndefined();
  expect(compiled.factsOf(after.head)).toBeUndefined();
  compiled.set({ ...after, anchors: new Set(['new']) });
  compiled.set(other);
  expect(compiled.get(after.head)?.anchors).toEqual(new Set(['new']));
  expect(compiled.get(before.head)).toBeUndefined();
});

describe('what is always at hand', () => {
  const compiled = store(1);
  const [a, b] = [page('a'), page('b')];
  compiled.set(a);
  compiled.set(b);

  test('is at hand', () => {
    expect(compiled.factsOf(a.head)?.anchors).toBe(a.anchors);
    expect(compiled.facts().map(({ dataFiles }) => dataFiles)).toEqual([['a.json'], ['b.json']]);
  });

  test('is forgotten with its page', () => {
    compiled.forget('/a');
    expect(compiled.get(a.head)).toBeUndefined();
    expect(compiled.facts()).toHaveLength(1);
    compiled.forgetAll();
    expect(compiled.get(b.head)).toBeUndefined();
    compiled.set(a);
    compiled.set(b);
    expect(compiled.get(a.head)).toEqual(a);
  });
});

test('nothing stays in the folder', () => {
  const compiled = store(1);
  compiled.set(page('a'));
  compiled.set(page('b'));
  expect(readdirSync(path.join(folder, 'new'))).toEqual([]);
});
