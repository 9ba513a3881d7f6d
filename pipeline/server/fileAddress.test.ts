import { expect, test } from 'vitest';
import { fileAddress } from './fileAddress.ts';

test.each([
  ['/', '/'],
  ['/demo/simple', '/demo/simple'],
  ['/demo/simple/', '/demo/simple'],
  ['/~demos/simple', '/~demos/simple'],
  ['/%7Edemos/a%20b', '/~demos/a b'],
  ['/%E8%A1%A8', '/表'],
])('%j names %j', (pathname, address) => {
  expect(fileAddress(pathname)).toBe(address);
});

test.each([
  '',
  'demo',
  '*',
  '//a',
  '/a//b',
  '/..',
  '/../a',
  '/a/../b',
  '/%2e%2e/a',
  '/%2E%2E%2Fa',
  '/..%2fa',
  '/..%5ca',
  '/..\\a',
  '/a%5c..%5cb',
  '/.hidden',
  '/a/.git/config',
  '/%00',
  '/a%00.html',
  '/a%0d%0ab',
  '/c:/a',
  '/index.html::$DATA',
  '/%',
  '/%E0%A4%A',
  '/%c0%ae%c0%ae/a',
])('%j names no file', (pathname) => {
  expect(fileAddress(pathname)).toBeUndefined();
});
