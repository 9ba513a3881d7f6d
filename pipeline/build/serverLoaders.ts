import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../problems/Problem.ts';
import type { PageHead } from '../site/PageHead.ts';

/** The file, beside its page, whose default export answers for the page's route. */
const loaderFile = 'serverLoader.ts';

/** The page's server loader, if it declares one and has it. */
export function serverLoaderFile({ file, frontmatter }: PageHead): string | undefined {
  const target = path.join(path.dirname(file), loaderFile);
  return frontmatter.serverLoader === true && existsSync(target) ? target : undefined;
}

export interface ServerLoader {
  readonly routeId: string;
  readonly entry: string;
  readonly file: string;
}

/** The server loaders of all pages that declare one. */
export function findServerLoaders(pages: readonly PageHead[]): {
  readonly loaders: readonly ServerLoader[];
  readonly problems: readonly Problem[];
} {
  const loaders: ServerLoader[] = [];
  const problems: Problem[] = [];
  for (const head of pages) {
    if (head.frontmatter.serverLoader !== true) continue;
    const file = serverLoaderFile(head);
    if (file !== undefined)
      loaders.push({ routeId: head.id, entry: `loader-${loaders.length}`, file });
    else
      problems.push({
        file: head.filename,
        line: head.lineOf('serverLoader'),
        message: 'The page has a server loader that is not there.',
        found: 'serverLoader: true',
        expected: `a file ${loaderFile} beside the page, whose default export is a function`,
      });
  }
  return { loaders, problems };
}
