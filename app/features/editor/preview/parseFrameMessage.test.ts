import { expect, test } from 'vitest';
import { parseFrameMessage } from './parseFrameMessage.ts';

test.each([
  { type: 'ready' },
  { type: 'rendered' },
  { type: 'pong' },
  { type: 'left' },
  { type: 'height', height: 320 },
  { type: 'failed', phase: 'render', message: 'x', place: { file: 'a.tsx', line: 3, column: 1 } },
  { type: 'failed', phase: 'compile', message: 'x' },
  { type: 'console', entries: [{ level: 'warn', text: 'x' }], dropped: 2 },
])('a message of the frame is read as it is: %o', (message) => {
  expect(parseFrameMessage(message)).toEqual(message);
});

test.each([
  undefined,
  null,
  'ready',
  {},
  { type: 'run' },
  { type: 'height' },
  { type: 'height', height: Number.NaN },
  { type: 'failed', phase: 'elsewhere', message: 'x' },
  { type: 'failed', phase: 'render', message: { toString: 'x' } },
  { type: 'console', entries: 'x' },
])('anything else is none: %o', (message) => {
  expect(parseFrameMessage(message)).toBeUndefined();
});

test('everything has a limit', () => {
  const long = 'x'.repeat(1e6);
  expect(parseFrameMessage({ type: 'height', height: 1e9 })).toEqual({
    type: 'height',
    height: 4000,
  });
  expect(parseFrameMessage({ type: 'height', height: -5 })).toEqual({ type: 'height', height: 0 });
  const failed = parseFrameMessage({
    type: 'failed',
    phase: 'render',
    message: long,
    place: { file: long, line: -1 },
  });
  expect(failed).toEqual({ type: 'failed', phase: 'render', message: 'x'.repeat(4000) });
  const entries = Array.from({ length: 1000 }, () => ({ level: 'log', text: long }));
  const printed = parseFrameMessage({ type: 'console', entries: [{ level: 'x' }, ...entries] });
  expect(printed?.type === 'console' && printed.entries).toHaveLength(199);
  expect(JSON.stringify(printed).length).toBeLessThan(1e6);
});
