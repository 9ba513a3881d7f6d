import { describe, expect, it } from 'vitest';
import { type CodePlace, formatCodePlace, parseCodePlace } from './codePlace.ts';

describe('parseCodePlace', () => {
  const places: readonly (readonly [string, CodePlace])[] = [
    ['1', { line: 1 }],
    ['99999', { line: 99_999 }],
    ['columns.ts:12', { fileName: 'columns.ts', line: 12 }],
    ['table-theme.css:3', { fileName: 'table-theme.css', line: 3 }],
  ];
  it.each(places)('reads %s, and writes it again', (text, place) => {
    expect(parseCodePlace(text)).toEqual(place);
    expect(formatCodePlace(place)).toBe(text);
  });

  it.each([
    // Nothing, and no number.
    undefined,
    null,
    '',
    ' ',
    'x',
    'NaN',
    // Numbers that count no line.
    '0',
    '-1',
    '01',
    '1.5',
    '1e3',
    '0x10',
    '١',
    ' 12',
    '12\n',
    '100000',
    '9'.repeat(400),
    // Files that cannot be one of a demo.
    ':5',
    'a.ts:',
    'a.ts:0',
    'a:b:3',
    '../a.ts:3',
    'C:\\a.ts:3',
    'a b.ts:3',
    '<img>:3',
    '"]:3',
    `${'a'.repeat(101)}:3`,
    '%2e%2e:1',
    '\u0000:1',
  ])('takes %j for no place', (text) => {
    expect(parseCodePlace(text)).toBeUndefined();
  });
});
