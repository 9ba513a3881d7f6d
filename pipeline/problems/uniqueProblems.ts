import type { Problem } from './Problem.ts';

/** The problems, each once: what stands in several pages or locales brings its problems with each of them. */
export function uniqueProblems(problems: readonly Problem[]): Problem[] {
  const byKey = new Map<string, Problem>();
  for (const problem of problems) {
    const { file, line, column, message, found } = problem;
    const key = JSON.stringify([file, line, column, message, found]);
    if (!byKey.has(key)) byKey.set(key, problem);
  }
  return [...byKey.values()];
}
