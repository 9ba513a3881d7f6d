import { Worker } from 'node:worker_threads';
import { runner } from '../runner.ts';

/** A program in a thread, and so on a core, of its own that answers requests in their order. */
export interface Thread<Request, Answer> {
  /** @throws what went wrong with the request, or what has ended the thread. */
  readonly ask: (request: Request) => Promise<Answer>;
  readonly end: () => Promise<void>;
}

/** What the thread is told. */
export interface Question<Request> {
  readonly id: number;
  readonly request: Request;
}

/** What it answers to each of them. */
export interface Reply<Answer> {
  readonly id: number;
  readonly result:
    | { readonly kind: 'answer'; readonly answer: Answer }
    | { readonly kind: 'error'; readonly error: unknown };
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

/** @param program absolute path of a program that calls `answerRequests`. */
export function startThread<Request, Answer>(program: string): Thread<Request, Answer> {
  const worker = new Worker(runner, {
    argv: [program],
    // React asks for it as it is imported.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const waiting = new Map<number, Waiting<Answer>>();
  let count = 0;
  let end: { readonly reason: unknown } | undefined;
  // Whoever ends early asks for nothing any more, and is not to wait for a thread that nobody needs.
  worker.unref();

  const fail = (reason: unknown) => {
    end ??= { reason };
    for (const { reject } of waiting.values()) reject(end.reason);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`The thread of ${program} ended with code ${code}.`)));
  worker.on('message', ({ id, result }: Reply<Answer>) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    if (result.kind === 'answer') asked?.resolve(result.answer);
    else asked?.reject(result.error);
  });

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (end !== undefined) {
          reject(end.reason);
          return;
        }
        const id = count++;
        waiting.set(id, { resolve, reject });
        worker.ref();
        const question: Question<Request> = { id, request };
        worker.postMessage(question);
      }),
    async end() {
      await worker.terminate();
    },
  };
}
