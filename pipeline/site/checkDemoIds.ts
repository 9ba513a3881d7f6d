import type { Demo } from '../demo/readDemo.ts';
import type { Problem } from '../problems/Problem.ts';

/** Demos whose files have the same name, and so would have the same address. */
export function checkDemoIds(
  demos: readonly Demo[],
  shownPath: (file: string) => string,
): Problem[] {
  const fileById = new Map<string, string>();
  return demos.flatMap((demo): Problem[] => {
    const first = fileById.get(demo.id);
    fileById.set(demo.id, first ?? demo.file);
    if (first === undefined) return [];
    return [
      {
        file: shownPath(demo.file),
        line: 1,
        message: 'Two demos have the same id.',
        found: `${demo.id}, the id of ${shownPath(first)} too`,
        expected: 'a file name that no other demo has',
      },
    ];
  });
}
