import { expect, test } from 'vitest';
import { parseEditHash, writeEditHash } from './editHash.ts';

test('what is written is read', () => {
  const hash = { version: 1, demoId: 'fixed-columns', payload: 'abc-_123' };
  expect(parseEditHash(writeEditHash(hash))).toEqual(hash);
});

test.each(['', '#', '#columns-and-data', '#edit', '#editing=1.simple.x'])(
  '“%s” is no link to an edit',
  (hash) => {
    expect(parseEditHash(hash)).toBeUndefined();
  },
);

test.each([
  '#edit=',
  '#edit=x.simple.abc',
  '#edit=1',
  '#edit=1.Simple!.abc',
  '#edit=-1.simple.abc',
])('“%s” is a damaged one, for no demo', (hash) => {
  expect(parseEditHash(hash)).toEqual({ version: 0, demoId: '', payload: '' });
});
