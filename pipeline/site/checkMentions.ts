import type { Demo } from '../demo/readDemo.ts';
import type { Problem } from '../problems/Problem.ts';

interface MentionCheck {
  /** The demos that compiled pages embed. */
  readonly embedded: readonly Demo[];
  /** The demos that were seen in the text of pages, and so went to the bundler. */
  readonly mentioned: readonly Demo[];
  /** What problems call a file. */
  readonly shownPath: (file: string) => string;
}

/** Demos that nothing is bundled of, because only Markdown's parser understands how they are embedded. */
export function checkMentions({ embedded, mentioned, shownPath }: MentionCheck): Problem[] {
  const seen = new Set(mentioned.map(({ file }) => file));
  return embedded
    .filter(({ file }) => !seen.has(file))
    .map(({ file }) => ({
      file: shownPath(file),
      line: 1,
      message: 'The demo is embedded in a way that only the parser understands.',
      found: 'no <Demo> with this file in the text of any page',
      expected: '<Demo src="./name.tsx" title="…">, its attributes in quotes and without entities',
    }));
}
