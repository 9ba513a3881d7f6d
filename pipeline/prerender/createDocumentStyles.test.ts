import { describe, expect, test } from 'vitest';
import { createDocumentStyles } from './createDocumentStyles.ts';

const unused = (count: number) => '.unused{color:red}'.repeat(count);
const files: Record<string, string> = {
  '/long.css': `.a{color:red}${unused(400)}`,
  '/longer.css': `.a{color:red}${unused(500)}`,
  '/short.css': `.a{color:red}${unused(2)}`,
};
const pick = createDocumentStyles((address) => files[address] ?? '');
const sheets = Object.keys(files);
const kinds = (markup: string | undefined, room = 9) =>
  pick({ sheets, markup, room }).map(({ kind, address }) => `${kind} ${address}`);

test('text comes with the rules it needs, short sheets whole, all in their order', () => {
  expect(kinds('<p class="a"></p>')).toEqual([
    'part /long.css',
    'part /longer.css',
    'whole /short.css',
  ]);
  expect(
    pick({ sheets: ['/long.css'], markup: '<p class="a"></p>', room: 1 })[0]?.css,
  ).not.toContain('unused');
});

test('a sheet that is needed comes whole', () => {
  expect(kinds('<p class="a unused"></p>')).toEqual(sheets.map((address) => `whole ${address}`));
});

test('scripts get the files', () => {
  expect(kinds(undefined)).toEqual(sheets.map((address) => `file ${address}`));
});

describe('no more files are left to be asked for than there is room', () => {
  test.each([
    [1, ['whole /long.css', 'part /longer.css', 'whole /short.css']],
    [0, sheets.map((address) => `whole ${address}`)],
    [-1, sheets.map((address) => `whole ${address}`)],
  ])('%i', (room, expected) => {
    expect(kinds('<p class="a"></p>', room)).toEqual(expected);
  });
});
