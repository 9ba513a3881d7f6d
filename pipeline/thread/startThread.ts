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

interface ThreadOptions<Request> {
  /** Absolute path of a program that calls `answerRequests`. */
  readonly program: string;
  /** What errors say is being done for a request, e.g. `rendering /demo`. */
  readonly describe: (request: Request) => string;
  /** Milliseconds that one request may take; the thread is ended then. */
  readonly timeout?: number;
}

interface Waiting<Request, Answer> {
  readonly request: Request;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
}

export function startThread<Request, Answer>(
  options: ThreadOptions<Request>,
): Thread<Request, Answer> {
  const { program, describe, timeout = 60_000 } = options;
  const worker = new Worker(runner, {
    argv: [program],
    // React asks for it as it is imported.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const waiting = new Map<number, Waiting<Request, Answer>>();
  let count = 0;
  let failure: { readonly reason: unknown } | undefined;
  let timer: NodeJS.Timeout | undefined;

  // They are answered in their order, so the first one that waits is being worked on.
  const underWay = () => {
    const [first] = waiting.values();
    return first === undefined ? 'doing nothing' : describe(first.request);
  };
  const fail = (reason: unknown) => {
    clearTimeout(timer);
    failure ??= { reason };
    for (const { reject } of waiting.values()) reject(failure.reason);
    waiting.clear();
  };
  const giveUp = () => {
    fail(new Error(`Nothing has come of ${underWay()} for ${timeout / 1000} s.`));
    void worker.terminate();
  };
  /** A thread without work lets the process end; one with work has its time for it. */
  const watch = () => {
    clearTimeout(timer);
    if (waiting.size === 0) {
      worker.unref();
      return;
    }
    worker.ref();
    const [first] = waiting.keys();
    timer = setTimeout(() => {
      // An answer that came while this thread was busy itself is heard before that.
      setImmediate(() => waiting.keys().next().value === first && giveUp());
    }, timeout);
  };
  watch();

  worker.on('error', fail);
  worker.on('exit', (code) =>
    fail(new Error(`A thread has ended with code ${code} while ${underWay()}.`)),
  );
  worker.on('message', ({ id, result }: Reply<Answer>) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    watch();
    if (result.kind === 'answer') asked?.resolve(result.answer);
    else asked?.reject(result.error);
  });

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) {
          reject(failure.reason);
          return;
        }
        const id = count++;
        const question: Question<Request> = { id, request };
        // What cannot be sent throws here, before it waits for an answer.
        worker.postMessage(question);
        waiting.set(id, { request, resolve, reject });
        if (waiting.size === 1) watch();
      }),
    async end() {
      await worker.terminate();
    },
  };
}
