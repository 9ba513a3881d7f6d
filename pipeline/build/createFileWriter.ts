import path from 'node:path';
import { createQueue } from '../thread/createQueue.ts';
import { startThread } from '../thread/startThread.ts';
import type { FileToWrite } from './fileWriterThread.ts';

/** Writes a file of the built site; `address` is root-absolute. Resolves when the next one may come. */
export type WriteSiteFile = (address: string, text: string) => Promise<void>;

export interface FileWriter {
  readonly write: WriteSiteFile;
  /** Resolves when everything is there. @throws what went wrong with any of it. */
  readonly finish: () => Promise<void>;
}

/** How many files may wait for being written; more would only wait in memory. */
const limit = 64;

/**
 * A writer below `outputFolder`. Writing and compressing takes as long as making pages does, so it has a thread of
 * its own.
 */
export function createFileWriter(outputFolder: string): FileWriter {
  const thread = startThread<FileToWrite, void>({
    program: path.join(import.meta.dirname, 'fileWriterThread.ts'),
    describe: ({ file }) => `writing ${file}`,
  });
  const queue = createQueue(limit);
  return {
    write: (address, text) =>
      queue.add(() => thread.ask({ file: path.join(outputFolder, address), text })),
    async finish() {
      try {
        await queue.finish();
      } finally {
        await thread.end();
      }
    },
  };
}
