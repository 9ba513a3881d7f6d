import { demoIdPattern } from '../../shared/demo/demoId.ts';
import type { Demo } from '../demo/readDemo.ts';
import type { Problem } from '../problems/Problem.ts';
import { translationSuffix } from './translationSuffix.ts';

/** What stands for the demo in addresses, links to edits and selectors. */
const usableId = new RegExp(`^${demoIdPattern}$`);

/** Demos whose files have names that cannot be addresses, or that another has. */
export function checkDemoIds(
  demos: readonly Demo[],
  shownPath: (file: string) => string,
): Problem[] {
  const fileById = new Map<string, string>();
  return demos.flatMap((demo): Problem[] => {
    const first = fileById.get(demo.id);
    fileById.set(demo.id, first ?? demo.file);
    const problem = (message: string, found: string, expected: string) => [
      { file: shownPath(demo.file), line: 1, message, found, expected },
    ];
    if (first !== undefined)
      return problem(
        'Two demos have the same id.',
        `${demo.id}, the id of ${shownPath(first)} too`,
        'a file name that no other demo has',
      );
    if (!usableId.test(demo.id))
      return problem(
        'The name of the demo’s file cannot be its id.',
        demo.id,
        'letters from a to z, digits and hyphens, at most 100 of them',
      );
    const suffix = translationSuffix(demo.id);
    if (suffix !== undefined)
      return problem(
        'The id of the demo ends as addresses of translations do.',
        demo.id,
        `a file name that does not end in ${suffix}`,
      );
    return [];
  });
}
