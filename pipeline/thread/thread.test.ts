import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createQueue } from './createQueue.ts';
import { startThread, type Thread } from './startThread.ts';

describe('a thread', () => {
  let thread: Thread<string, string>;
  const start = () => {
    thread = startThread(path.join(import.meta.dirname, 'fixtures/testThread.ts'));
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

  test('goes on after a request that fails', async () => {
    const { ask } = start();
    const [failed, answered] = await Promise.allSettled([ask('fail'), ask('fast')]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'No.' } });
    expect(answered).toMatchObject({ status: 'fulfilled', value: 'fast production' });
  });

  test('that ends fails what it was asked, and what it is asked after that', async () => {
    const { ask } = start();
    await expect(Promise.all([ask('end'), ask('fast')])).rejects.toThrow(/testThread.*code 3/);
    await expect(ask('fast')).rejects.toThrow(/testThread.*code 3/);
  });

  test('that cannot start says why', async () => {
    thread = startThread(path.join(import.meta.dirname, 'fixtures/nothing.ts'));
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
