import { expect, test } from 'vitest';
import { acceptedEncodings } from './acceptedEncodings.ts';

test.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip', ['gzip']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP;q=0.5 , Br', ['br', 'gzip']],
  // Refused, one by one or all that are not named.
  ['br;q=0, gzip', ['gzip']],
  ['br; q=0.0, gzip; q=1', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0', []],
  ['gzip, *;q=0', ['gzip']],
  // Names that only contain one.
  ['brotli, xgzip', []],
  ['br;q=oops', []],
])('%j', (header, names) => {
  expect(acceptedEncodings(header).map(({ name }) => name)).toEqual(names);
});
