import type { Problem } from '../problems/Problem.ts';
import type { CompiledPage } from './CompiledPage.ts';

/**
 * The page's demos that nothing is bundled of, because only Markdown's parser understands how they are embedded.
 * `mentioned` are the files of the demos that were seen in the text of pages, and so went to the bundler.
 */
export function checkMentions(
  { head, demos }: Pick<CompiledPage, 'head' | 'demos'>,
  mentioned: ReadonlySet<string>,
): Problem[] {
  return demos
    .filter(({ file }) => !mentioned.has(file))
    .map(({ id, line }) => ({
      file: head.filename,
      line,
      message: 'The demo is embedded in a way that only the parser understands.',
      found: `${id}, of which the text of the page says nothing`,
      expected: '<Demo src="./name.tsx" title="…">, its attributes in quotes and without entities',
    }));
}
