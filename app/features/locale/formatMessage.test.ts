import { afterEach, expect, test, vi } from 'vitest';
import { formatMessage } from './formatMessage.ts';
import type { ParsedMessages } from './messageResource.ts';

const text = (value: string) => ({ type: 0, value });
const name = (value: string) => ({ type: 1, value });
const count = {
  type: 6,
  value: 'count',
  offset: 0,
  pluralType: 'cardinal',
  options: {
    one: { value: [{ type: 7 }, text(' page')] },
    other: { value: [{ type: 7 }, text(' pages')] },
  },
};
const language = {
  localeId: 'en-US',
  messages: {
    plain: [text('Search')],
    named: [text('Code of '), name('file'), text(' in '), name('lines'), text(' lines')],
    counted: [count],
    empty: [],
  } as unknown as ParsedMessages,
};

afterEach(() => vi.restoreAllMocks());

test.each([
  ['plain', {}, 'Search'],
  ['named', { file: '<b>', lines: 1200 }, 'Code of <b> in 1200 lines'],
  ['counted', { count: 1 }, '1 page'],
  ['counted', { count: 1200 }, '1,200 pages'],
  ['empty', {}, ''],
])('%s with %j is "%s"', (id, values, expected) => {
  expect(formatMessage(language, id, values)).toBe(expected);
});

test.each(['missing', '__proto__', 'named'])(
  'what cannot be formatted goes to the one handler: %s',
  (id) => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    expect(() => formatMessage(language, id)).not.toThrow();
    expect(print).toHaveBeenCalled();
  },
);

test('texts without plurals leave the browser’s locale data alone', () => {
  const ask = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
  formatMessage({ ...language }, 'named', { file: 'a', lines: 2 });
  expect(ask).not.toHaveBeenCalled();
});
