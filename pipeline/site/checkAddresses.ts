import type { PageFile } from '../content/contentPaths.ts';
import type { Problem } from '../problems/Problem.ts';
import { translationSuffix } from './translationSuffix.ts';

/** What the site itself puts at its root. */
const reserved: ReadonlySet<string> = new Set([
  '404',
  '__serverLoader',
  'assets',
  'demo-source',
  'page-data',
  '~demos',
]);

/** The pages that would stand where something else does. */
export function checkAddresses(
  pages: readonly PageFile[],
  shownPath: (file: string) => string,
): Problem[] {
  const fileByAddress = new Map<string, string>();
  return pages.flatMap(({ file, key, localeId }): Problem[] => {
    const problem = (message: string, found: string, expected: string) => [
      { file: shownPath(file), line: 1, message, found, expected },
    ];
    const address = `${key} ${localeId}`;
    const other = fileByAddress.get(address);
    fileByAddress.set(address, other ?? file);
    if (other !== undefined)
      return problem(
        'Two files are the same page.',
        `${key}, the address of ${shownPath(other)} too`,
        'one file a page and language',
      );
    const [, first = ''] = key.split('/');
    if (reserved.has(first))
      return problem('The site needs the address itself.', key, 'another name for the page');
    const suffix = translationSuffix(key);
    if (suffix !== undefined)
      return problem(
        'The address ends as those of translations do.',
        key,
        `a name that does not end in ${suffix}`,
      );
    return [];
  });
}
