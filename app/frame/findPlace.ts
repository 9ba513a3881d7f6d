import type { Place } from '../../shared/editor/frameMessages.ts';

/** The files of the demo by the address of their module. */
export type FilesByAddress = ReadonlyMap<string, string>;

/** The topmost place of a stack that is in a file of the demo. */
export function findPlace(stack: string, files: FilesByAddress): Place | undefined {
  for (const [, address, line, column] of stack.matchAll(/(blob:[^\s()]+?):(\d+):(\d+)/g)) {
    const file = files.get(address ?? '');
    if (file !== undefined) return { file, line: Number(line), column: Number(column) };
  }
  return undefined;
}
