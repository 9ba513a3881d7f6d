import { parentPort } from 'node:worker_threads';
import { assert } from '../../shared/assert.ts';
import type { Question, Reply } from './startThread.ts';

/** Makes this program a thread that answers one request after another. */
export function answerRequests<Request, Answer>(
  answerOf: (request: Request) => Answer | Promise<Answer>,
): void {
  assert(parentPort, 'This program is a thread of another.');
  const port = parentPort;
  const resultOf = async (request: Request): Promise<Reply<Answer>['result']> => {
    try {
      return { kind: 'answer', answer: await answerOf(request) };
    } catch (error) {
      return { kind: 'error', error };
    }
  };
  let last = Promise.resolve();
  port.on('message', ({ id, request }: Question<Request>) => {
    last = last.then(async () => {
      const reply: Reply<Answer> = { id, result: await resultOf(request) };
      port.postMessage(reply);
    });
  });
}
