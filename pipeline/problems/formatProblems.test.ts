import { expect, test } from 'vitest';
import { formatProblems } from './formatProblems.ts';
import { ProblemsError } from './ProblemsError.ts';

const problem = {
  file: 'a.mdx',
  line: 3,
  column: 5,
  message: 'It is wrong.',
  found: 'x',
  expected: 'y',
};

test('says place, message, what was found and what was expected', () => {
  expect(formatProblems([problem])).toBe(
    '1 problem in the content\n\na.mdx:3:5\n  It is wrong.\n    found:    x\n    expected: y\n',
  );
});

test('puts problems in the order of their places', () => {
  const text = formatProblems([
    { file: 'b.mdx', message: 'Third.' },
    { file: 'a.mdx', line: 10, message: 'Second.' },
    { file: 'a.mdx', line: 9, message: 'First.' },
  ]);
  expect(text).toMatch(/^3 problems in the content\n/);
  expect(text.match(/First|Second|Third/g)).toEqual(['First', 'Second', 'Third']);
});

test('a column without a line is no place', () => {
  expect(formatProblems([{ file: 'a.mdx', column: 5, message: 'Odd.' }])).toContain('\na.mdx\n');
});

test('the error of a build has every problem once, whoever reports it', () => {
  const error = new ProblemsError([
    problem,
    { ...problem, expected: 'z' },
    { ...problem, line: 4 },
  ]);
  expect(error.problems).toEqual([problem, { ...problem, line: 4 }]);
  expect(error.name).toBe('ProblemsError');
  expect(error.message).toBe(formatProblems(error.problems));
});
