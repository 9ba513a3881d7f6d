import path from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createQueue } from './createQueue.ts';
import { startThread, type Thread } from './startThread.ts';

const program = (name: string) => path.join(import.meta.dirname, `fixtures/${name}.ts`);

describe('a thread', () => {
  const describeRequest = (request: string) => `doing “${request}”`;
  let thread: Thread<string, string>;
  const start = (timeout = 10_000) => {
    thread = startThread({ program: program('testThread'), describe: describeRequest, timeout });
    return thread;
  };
  afterEach(() => thread.end());

  test('answers requests in their order, one after another, as a program in production', async () => {
    const { ask } = start();
    const order: string[] = [];
    await Promise.all(
      ['slow', 'fast', 'last'].map(async (request) => order.push(await ask(request))),
    );
    expect(order).toEqual(['slow production', 'fast production', 'last production']);
  });

  test('goes on after a request that fails, whatever it throws', async () => {
    const { ask } = start();
    const results = await Promise.allSettled([ask('fail'), ask('abort'), ask('fast')]);
    expect(results).toMatchObject([
      { reason: { message: 'TypeError: No.', stack: expect.stringContaining('testThread') } },
      { reason: { message: 'AbortError: Gone.' } },
      { value: 'fast production' },
    ]);
  });

  test('is not asked what cannot be sent', async () => {
    const { ask } = start();
    const unsendable = (() => 'fast') as unknown as string;
    await expect(ask(unsendable)).rejects.toThrow(/could not be cloned/);
    await expect(ask('fast')).resolves.toBe('fast production');
  });

  test('that ends fails what it was asked, and what it is asked after that', async () => {
    const { ask } = start();
    const [slow, ended, after] = await Promise.allSettled([ask('slow'), ask('end'), ask('fast')]);
    expect(slow.status).toBe('fulfilled');
    const reason = { message: 'A thread has ended with code 3 while doing “end”.' };
    expect([ended, after]).toMatchObject([{ reason }, { reason }]);
    await expect(ask('fast')).rejects.toMatchObject(reason);
  });

  test('that does not come to an end with a request is ended', async () => {
    const { ask } = start(200);
    const endless = ask('endless');
    await expect(endless).rejects.toThrow('Nothing has come of doing “endless” for 0.2 s.');
    await expect(ask('fast')).rejects.toThrow('Nothing has come of doing “endless” for 0.2 s.');
  });

  test('has its time, however busy the one who asks is', async () => {
    const { ask } = start(3000);
    await ask('fast');
    const answer = ask('slow');
    // Busy at a time after which timers come before answers.
    await setImmediate();
    const end = performance.now() + 3200;
    while (performance.now() < end);
    expect(await answer).toBe('slow production');
  });

  test('that cannot start says why', async () => {
    thread = startThread({ program: program('nothing'), describe: describeRequest });
    await expect(thread.ask('fast')).rejects.toThrow(/nothing\.ts/);
  });
});

describe('a queue', () => {
  test('has as many pieces under way as it may, and starts the next when one is done', async () => {
    const queue = createQueue(2);
    let underWay = 0;
    let most = 0;
    let done = 0;
    const work = async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await setTimeout(1);
      underWay -= 1;
      done += 1;
    };
    const adders = [1, 2, 3].map(async () => {
      for (let count = 0; count < 5; count += 1) await queue.add(work);
    });
    await Promise.all(adders);
    await queue.finish();
    expect({ most, done }).toEqual({ most: 2, done: 15 });
  });

  test('takes nothing more after a failure, and tells it', async () => {
    const queue = createQueue(1);
    let isStarted = false;
    await queue.add(async () => {
      throw new Error('No.');
    });
    const next = queue.add(async () => {
      isStarted = true;
    });
    await expect(next).rejects.toThrow('No.');
    await expect(queue.finish()).rejects.toThrow('No.');
    expect(isStarted).toBe(false);
  });
});
