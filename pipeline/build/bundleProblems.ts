import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '../problems/Problem.ts';

/** What the bundler says of one failure, as far as it is used here. */
interface BundlerError {
  readonly message: string;
  readonly id?: string;
  readonly loc?: { readonly file?: string; readonly line?: number; readonly column?: number };
  readonly errors?: readonly BundlerError[];
}

interface BundleFolders {
  readonly repository: string;
  readonly contentFolder: string;
}

/** Something the bundler could not do, and the absolute path of the file it names. */
export interface BundleFailure {
  readonly file: string | undefined;
  readonly problem: Problem;
}

/** What a rejected build has to say: the bundler puts all failures of one stage into one error. */
export function bundleFailures(reason: unknown, folders: BundleFolders): BundleFailure[] {
  const error: BundlerError = reason instanceof Error ? reason : new Error(String(reason));
  const errors = error.errors === undefined || error.errors.length === 0 ? [error] : error.errors;
  return errors.map((item) => {
    const file = item.loc?.file ?? item.id?.split('?')[0];
    return {
      file,
      problem: {
        file: path.relative(folders.repository, file ?? folders.contentFolder),
        // Without a place the bundler means the file as a whole.
        line: item.loc?.line ?? 1,
        ...(item.loc?.column !== undefined && { column: item.loc.column + 1 }),
        message: 'The code cannot be bundled.',
        found: sentenceOf(item.message, folders.repository),
        expected: 'modules whose imports and exports fit',
      },
    };
  });
}

/** The bundler's own words without colours, code frame, its name for the failure and the machine's paths. */
function sentenceOf(message: string, repository: string): string {
  const [words = ''] = stripVTControlCharacters(message)
    .replace(/^Build failed with \d+ errors?:\s*/, '')
    .replace(/^\[[\w:-]+\][\s:]*/, '')
    .split(/\n\s*(?:╭|at |Stack backtrace)/);
  return words
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll(repository + path.sep, '');
}
