import { expect, test } from 'vitest';
import { findPlace } from './findPlace.ts';

const files = new Map([['blob:null/1-a', 'demo/a/a.tsx']]);

test.each([
  // Chromium
  ['Error: x\n    at f (blob:null/9-z:1:2)\n    at Simple (blob:null/1-a:12:7)', 12, 7],
  // Firefox and Safari
  ['f@blob:null/9-z:1:2\nSimple@blob:null/1-a:12:7\n', 12, 7],
])('the topmost place in a file of the demo: %s', (stack, line, column) => {
  expect(findPlace(stack, files)).toEqual({ file: 'demo/a/a.tsx', line, column });
});

test.each(['', 'Error: x', 'at blob:null/9-z:1:2'])('there may be none: %s', (stack) => {
  expect(findPlace(stack, files)).toBeUndefined();
});
