import path from 'node:path';
import type { Demo } from '../demo/readDemo.ts';
import { joinBlocks } from './joinBlocks.ts';
import type { MarkdownContext } from './MarkdownContext.ts';

/** Where the files lie that several demos have in common; repeating them on every page would drown the rest. */
const sharedFolder = 'demo/_shared/';

/** The files of a demo as code blocks, and links to those that it shares with other demos. */
export function demoMarkdown(
  { asset }: Pick<Demo, 'asset'>,
  { sharedFile }: Pick<MarkdownContext, 'sharedFile'>,
): string {
  const files = Object.entries(asset.dependencies).filter(([, { type }]) => type === 'FILE');
  const isShared = ([file]: (typeof files)[number]) => file.startsWith(sharedFolder);
  const own = files
    .filter((file) => !isShared(file))
    .map(([file, { value }]) => codeBlock(file, value.trimEnd()));
  const shared = files.filter(isShared).map(([file]) => `- [\`${file}\`](${sharedFile(file)})`);
  return joinBlocks([...own, shared.join('\n')]);
}

/** A fence is longer than any in the code. */
function codeBlock(file: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${path.extname(file).slice(1)} ${file}\n${code}\n${fence}`;
}

/** The files in the content folder that demos share, by path, with their text. */
export function sharedFiles(demos: readonly Pick<Demo, 'asset'>[]): Map<string, string> {
  return new Map(
    demos.flatMap(({ asset }) =>
      Object.entries(asset.dependencies).flatMap(([file, { type, value }]) =>
        type === 'FILE' && file.startsWith(sharedFolder) ? [[file, value] as const] : [],
      ),
    ),
  );
}
