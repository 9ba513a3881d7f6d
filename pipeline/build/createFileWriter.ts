import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { runner } from '../runner.ts';
import type { FileToWrite, FileWritten } from './fileWriterThread.ts';

/** Writes a file of the built site; `address` is root-absolute. Resolves when the next one may come. */
export type WriteSiteFile = (address: string, text: string) => Promise<void>;

export interface FileWriter {
  readonly write: WriteSiteFile;
  /** Resolves when everything is there. @throws what went wrong with any of it. */
  readonly finish: () => Promise<void>;
}

/** How many files may wait for being written; more would only wait in memory. */
const limit = 64;

const program = path.join(import.meta.dirname, 'fileWriterThread.ts');

/**
 * A writer below `outputFolder`. Writing and compressing takes as long as rendering does, so it has a thread, and
 * with it a core, of its own.
 */
export function createFileWriter(outputFolder: string): FileWriter {
  const thread = new Worker(runner, { argv: [program] });
  const failures: unknown[] = [];
  let unwritten = 0;
  thread.on('error', (error) => failures.push(error));
  thread.on('message', ({ error }: FileWritten) => {
    if (error !== undefined) failures.push(error);
    unwritten -= 1;
    if (unwritten === 0) thread.unref();
  });
  // A build that ends early finishes nothing, and is not to wait for a thread that nobody needs.
  thread.unref();

  /** Resolves when no more than `most` files wait. @throws what went wrong so far. */
  const whenWaiting = async (most: number) => {
    for (;;) {
      if (failures.length > 0) throw failures[0];
      if (unwritten <= most) return;
      await once(thread, 'message');
    }
  };
  return {
    async write(address, text) {
      await whenWaiting(limit - 1);
      const request: FileToWrite = { file: path.join(outputFolder, address), text };
      if (unwritten === 0) thread.ref();
      unwritten += 1;
      thread.postMessage(request);
    },
    async finish() {
      try {
        await whenWaiting(0);
      } finally {
        await thread.terminate();
      }
    },
  };
}
