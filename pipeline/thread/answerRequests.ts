import { parentPort } from 'node:worker_threads';
import { assert } from '../../shared/assert.ts';
import type { Question, Reply } from './startThread.ts';

/** Makes this program a thread that answers one request after another. */
export function answerRequests<Request, Answer>(
  answerOf: (request: Request) => Answer | Promise<Answer>,
): void {
  assert(parentPort, 'This program is a thread of another.');
  const port = parentPort;
  const tell = (reply: Reply<Answer>) => port.postMessage(reply);
  const answer = async ({ id, request }: Question<Request>) => {
    try {
      tell({ id, result: { kind: 'answer', answer: await answerOf(request) } });
    } catch (error) {
      tell({ id, result: { kind: 'error', error: inWords(error) } });
    }
  };
  let last = Promise.resolve();
  port.on('message', (question: Question<Request>) => {
    last = last.then(() => answer(question));
  });
}

/** An error that can go to another thread, whatever was thrown and whatever hangs on it. */
function inWords(thrown: unknown): Error {
  const error = new Error(String(thrown));
  if (thrown instanceof Error && thrown.stack !== undefined) error.stack = thrown.stack;
  return error;
}
