import path from 'node:path';
import type { RootContent } from 'mdast';
import type { Demo } from '../demo/readDemo.ts';
import type { MarkdownContext } from './MarkdownContext.ts';

/** Where the files lie that several demos have in common; repeating them on every page would drown the rest. */
const sharedFolder = 'demo/_shared/';

/** The files of a demo as code blocks, and links to those that it shares with other demos. */
export function demoMarkdown(
  { asset }: Pick<Demo, 'asset'>,
  { sharedFile }: Pick<MarkdownContext, 'sharedFile'>,
): RootContent[] {
  const files = Object.entries(asset.dependencies).filter(([, { type }]) => type === 'FILE');
  const isShared = ([file]: (typeof files)[number]) => file.startsWith(sharedFolder);
  const shared = files.filter(isShared).map(
    ([file]): RootContent => ({
      type: 'listItem',
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'link', url: sharedFile(file), children: [{ type: 'text', value: file }] },
          ],
        },
      ],
    }),
  );
  return [
    ...files
      .filter((file) => !isShared(file))
      .map(
        ([file, { value }]): RootContent => ({
          type: 'code',
          lang: path.extname(file).slice(1),
          meta: file,
          value: value.trimEnd(),
        }),
      ),
    ...(shared.length === 0 ? [] : [{ type: 'list', children: shared } as RootContent]),
  ];
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
