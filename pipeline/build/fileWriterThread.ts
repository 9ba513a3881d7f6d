import { parentPort } from 'node:worker_threads';
import { assert } from '../../shared/assert.ts';
import { writeWithCompressed } from './compressFiles.ts';

/** What the thread is told. */
export interface FileToWrite {
  readonly file: string;
  readonly text: string;
}

/** What it answers to each of them. */
export interface FileWritten {
  /** What went wrong. */
  readonly error?: unknown;
}

assert(parentPort, 'This program is a thread of a build.');
const port = parentPort;

port.on('message', ({ file, text }: FileToWrite) => {
  let answer: FileWritten = {};
  try {
    writeWithCompressed(file, text);
  } catch (error) {
    answer = { error };
  }
  port.postMessage(answer);
});
