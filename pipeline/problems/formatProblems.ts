import type { Problem } from './Problem.ts';

function formatProblem({ file, line, column, message, found, expected }: Problem): string {
  const place = [file, line, line === undefined ? undefined : column]
    .filter((part) => part !== undefined)
    .join(':');
  return [
    place,
    `  ${message}`,
    ...(found === undefined ? [] : [`    found:    ${found}`]),
    ...(expected === undefined ? [] : [`    expected: ${expected}`]),
  ].join('\n');
}

/** All problems as one text, in the order of their places. */
export function formatProblems(problems: readonly Problem[]): string {
  const inOrder = [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return `${count} in the content\n\n${inOrder.map(formatProblem).join('\n\n')}\n`;
}
