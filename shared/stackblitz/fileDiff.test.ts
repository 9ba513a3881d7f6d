import { expect, test } from 'vitest';
import { assertFileDiff } from './fileDiff.ts';
import { resetDiff } from './resetDiff.ts';

const noCreate = 'Invalid diff object: expected diff.create to be an object.';
const noDestroy = 'Invalid diff object: expected diff.destroy to be an array.';

test.each([
  [undefined, noCreate],
  [null, noCreate],
  ['diff', noCreate],
  [{ destroy: [] }, noCreate],
  [{ create: null, destroy: [] }, noCreate],
  [{ create: 'a.ts', destroy: [] }, noCreate],
  [{ create: {} }, noDestroy],
  [{ create: {}, destroy: 'a.ts' }, noDestroy],
  [{ create: {}, destroy: {} }, noDestroy],
])('%j is refused: %s', (value, message) => {
  expect(() => assertFileDiff(value)).toThrow(message);
});

test('an object of texts and an array of paths is a diff', () => {
  expect(() => assertFileDiff({ create: { 'a.ts': '' }, destroy: ['b.ts'] })).not.toThrow();
});

test.each([
  ['nothing is changed', { 'a.ts': '1' }, {}, []],
  ['a changed file is written', { 'a.ts': '2' }, { 'a.ts': '1' }, []],
  ['a removed file is written', {}, { 'a.ts': '1' }, []],
  ['an added file is removed', { 'a.ts': '1', 'b.ts': '' }, {}, ['b.ts']],
  ['what an install has added stays', { 'a.ts': '1', 'package-lock.json': '{}' }, {}, []],
])('reset: %s', (_what, edited, create, destroy) => {
  expect(resetDiff({ 'a.ts': '1' }, edited)).toEqual({ create, destroy });
});
