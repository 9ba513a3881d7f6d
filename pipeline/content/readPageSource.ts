import { readFile } from 'node:fs/promises';
import type { Problem } from '../problems/Problem.ts';
import { type Frontmatter, type LineOfField, parseFrontmatter } from './parseFrontmatter.ts';

/** A page file as read. Without front matter, what is wrong with it is among the problems. */
export interface PageSource {
  readonly source: string;
  readonly frontmatter: Frontmatter | undefined;
  readonly lineOf: LineOfField;
  readonly problems: readonly Problem[];
}

/** The lines of the front matter, from the first character of a page on; the group is what stands between the marks. */
export const frontmatterBlock = /^---\n([\s\S]*?\n)?---(?:\n|$)/;

/** Reads a page file and its front matter. `shownPath` is what problems call the file. */
export async function readPageSource(file: string, shownPath: string): Promise<PageSource> {
  const source = (await readFile(file, 'utf8')).replace(/\r\n/g, '\n');
  const match = frontmatterBlock.exec(source);
  if (match === null) {
    const problem = {
      file: shownPath,
      line: 1,
      message: 'The page has no front matter.',
      found: source.split('\n')[0] ?? '',
      expected: 'a line `---`, the fields title and description, and a line `---`',
    };
    return { source, frontmatter: undefined, lineOf: () => 1, problems: [problem] };
  }
  return { source, ...parseFrontmatter({ yaml: match[1] ?? '', file: shownPath, firstLine: 2 }) };
}
