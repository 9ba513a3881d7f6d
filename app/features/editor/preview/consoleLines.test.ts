import { expect, test } from 'vitest';
import { addConsoleEntries, emptyConsole } from './consoleLines.ts';

const log = (text: string) => ({ level: 'log' as const, text });

test('equal neighbours become one line; all are counted', () => {
  const result = addConsoleEntries(
    addConsoleEntries(emptyConsole, [log('a'), log('a'), { level: 'error', text: 'a' }], 0),
    [{ level: 'error', text: 'a' }, log('a')],
    0,
  );
  expect(result.lines.map(({ level, text, count }) => [level, text, count])).toEqual([
    ['log', 'a', 2],
    ['error', 'a', 2],
    ['log', 'a', 1],
  ]);
  expect(result.counts).toEqual({ log: 3, error: 2 });
});

test('only the last lines are kept, and what is lost is counted', () => {
  const entries = Array.from({ length: 250 }, (_, index) => log(String(index)));
  const result = addConsoleEntries(emptyConsole, entries, 7);
  expect(result.lines).toHaveLength(200);
  expect(result.lines.at(-1)?.text).toBe('249');
  expect(result.dropped).toBe(57);
  expect(result.counts).toEqual({ log: 250 });
  expect(new Set(result.lines.map(({ id }) => id)).size).toBe(200);
});
