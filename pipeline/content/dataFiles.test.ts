import { describe, expect, test } from 'vitest';
import { parseApiEntity } from './apiSchema.ts';
import { parseChangelog } from './changelogSchema.ts';
import { describeDataError } from './describeDataError.ts';

/** What a reader of the file is told, if it is wrong. */
function failure(parse: (text: string) => unknown, text: string) {
  try {
    parse(text);
  } catch (error) {
    return describeDataError(text, error);
  }
  return undefined;
}

describe('a changelog', () => {
  const change = { kind: 'fix', text: { 'en-US': 'Mends.', 'zh-CN': '修复。' } };
  const version = { version: '1.0.0', date: '2020-01-31', changes: [change] };
  const file = (item: object) => JSON.stringify({ versions: [item] }, undefined, 2);

  test('is read', () => {
    expect(parseChangelog(file(version))).toEqual({ versions: [version] });
    expect(parseChangelog(file({ ...version, date: null, api: ['sticky'] }))).toBeTruthy();
  });

  test.each([
    [
      'a version that is a number',
      { ...version, version: 7 },
      4,
      '7',
      'versions.0.version: string',
    ],
    [
      'a day that does not exist',
      { ...version, date: '31.1.2020' },
      5,
      '"31.1.2020"',
      'versions.0.date',
    ],
    ['a missing list', { version: '1', date: null }, 3, 'undefined', 'versions.0.changes'],
    ['an unknown field', { ...version, nonsense: 1 }, 15, '"nonsense"', 'never'],
    [
      'an unknown kind',
      { ...version, changes: [{ ...change, kind: 'magic' }] },
      8,
      '"magic"',
      'versions.0.changes.0.kind',
    ],
    [
      'a text that is not translated',
      { ...version, changes: [{ ...change, text: { 'en-US': 'Mends.' } }] },
      9,
      'undefined',
      'versions.0.changes.0.text.zh-CN',
    ],
    [
      'no real number',
      { ...version, changes: [{ ...change, pr: 1.5 }] },
      13,
      '1.5',
      'versions.0.changes.0.pr',
    ],
    [
      'no address',
      { ...version, changes: [{ ...change, link: 'there' }] },
      13,
      '"there"',
      'versions.0.changes.0.link',
    ],
  ])('with %s is told with its line', (_, item, line, found, expected) => {
    expect(failure(parseChangelog, file(item))).toMatchObject({
      line,
      found,
      expected: expect.stringContaining(expected),
    });
  });

  test.each([
    ['{\n  "versions": [\n}', 3],
    ['{\n  "versions":\n}', 3],
    ['', 1],
    ['[1, 2', 1],
  ])('that is no JSON is told with its line: %j', (text, line) => {
    expect(failure(parseChangelog, text)).toMatchObject({
      line,
      expected: 'a file that can be parsed',
    });
  });
});

describe('the description of an API', () => {
  const lines = [
    'id: Table',
    'title: { en-US: Table, zh-CN: 表格 }',
    'summary: { en-US: Props, zh-CN: 属性 }',
    'props:',
    '  columns:',
    '    description: { en-US: Columns, zh-CN: 列 }',
    '    default: "[]"',
  ];
  const changed = (line: number, text: string) => lines.with(line - 1, text).join('\n');

  test('is read', () => {
    expect(parseApiEntity(lines.join('\n')).props['columns']?.default).toBe('[]');
  });

  test.each([
    ['a wrong type', 7, '    default: 7', 7, '7', 'props.columns.default: string'],
    [
      'an empty text',
      7,
      '    default: ""',
      7,
      'an empty text',
      'props.columns.default: a text that is not empty',
    ],
    [
      'a text that is not translated',
      6,
      '    description: { en-US: Columns }',
      6,
      'undefined',
      'props.columns.description.zh-CN',
    ],
  ])('with %s is told with its line', (_, line, text, place, found, expected) => {
    expect(failure(parseApiEntity, changed(line, text))).toMatchObject({
      line: place,
      found,
      expected: expect.stringContaining(expected),
    });
  });

  test('that is no YAML is told with its line', () => {
    expect(failure(parseApiEntity, changed(6, '    description: [a'))).toMatchObject({ line: 7 });
  });
});
