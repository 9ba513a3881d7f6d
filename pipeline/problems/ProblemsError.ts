import { formatProblems } from './formatProblems.ts';
import type { Problem } from './Problem.ts';
import { uniqueProblems } from './uniqueProblems.ts';

/** Stops a build. Its message lists every problem. */
export class ProblemsError extends Error {
  readonly problems: readonly Problem[];

  constructor(found: readonly Problem[]) {
    const problems = uniqueProblems(found);
    super(formatProblems(problems));
    this.name = 'ProblemsError';
    this.problems = problems;
  }
}
