import { answerRequests } from '../thread/answerRequests.ts';
import { writeWithCompressed } from './compressFiles.ts';

/** What the thread is told. */
export interface FileToWrite {
  /** Absolute. */
  readonly file: string;
  readonly text: string;
}

answerRequests<FileToWrite, void>(({ file, text }) => writeWithCompressed(file, text));
