import { expect, test } from 'vitest';
import { isNewEnough } from './isNewEnough.mjs';

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
  ['100.0.0', true],
  ['20.18.9', false],
  ['20.9.0', false],
  ['18.20.0', false],
  ['9.99.0', false],
])('Node %s is new enough: %s', (version, isGood) => {
  expect(isNewEnough(version)).toBe(isGood);
});
