import { expect, test, vi } from 'vitest';
import { createResource } from './createResource.ts';

const create = (load: (key: string) => Promise<string>, limit = 3) =>
  createResource<string>({ load, limit });

test('loads a value once, and gives the same promise for it', async () => {
  const load = vi.fn(async (key: string) => `value of ${key}`);
  const resource = create(load);
  const promise = resource.get('a');
  expect(resource.get('a')).toBe(promise);
  expect(resource.peek('a')).toBeUndefined();
  await expect(promise).resolves.toBe('value of a');
  expect(resource.peek('a')).toBe('value of a');
  expect(load).toHaveBeenCalledOnce();
});

test('a promise that is fulfilled says so, so that React need not wait for it', async () => {
  const resource = create(async () => 'x');
  await resource.get('a');
  expect(resource.get('a')).toMatchObject({ status: 'fulfilled', value: 'x' });
});

test('a value that is there already is not loaded', async () => {
  const load = vi.fn(async () => 'loaded');
  const resource = create(load);
  resource.prime('a', 'given');
  expect(resource.peek('a')).toBe('given');
  expect(resource.get('a')).toMatchObject({ status: 'fulfilled', value: 'given' });
  await expect(resource.get('a')).resolves.toBe('given');
  expect(load).not.toHaveBeenCalled();
});

test('a failure is kept until it is forgotten, and then asked for again', async () => {
  let isUp = false;
  const load = vi.fn(async () => {
    if (!isUp) throw new Error('down');
    return 'up';
  });
  const resource = create(load);
  await expect(resource.get('a')).rejects.toThrow('down');
  isUp = true;
  await expect(resource.get('a')).rejects.toThrow('down');
  expect(load).toHaveBeenCalledOnce();
  expect(resource.peek('a')).toBeUndefined();
  resource.forget('a');
  await expect(resource.get('a')).resolves.toBe('up');
});

test('forgets a failure, and nothing that was loaded or is on its way', async () => {
  const load = vi.fn(async (key: string) => {
    if (key === 'bad') throw new Error('down');
    return key;
  });
  const resource = create(load);
  const loading = resource.get('good');
  expect(resource.forgetFailure('good')).toBe(false);
  await loading;
  expect(resource.forgetFailure('good')).toBe(false);
  expect(resource.peek('good')).toBe('good');
  expect(resource.forgetFailure('unknown')).toBe(false);
  await expect(resource.get('bad')).rejects.toThrow('down');
  expect(resource.forgetFailure('bad')).toBe(true);
  await expect(resource.get('bad')).rejects.toThrow('down');
  expect(load).toHaveBeenCalledTimes(3);
});

test('keeps no more than it may: what was unused for longest goes', async () => {
  const load = vi.fn(async (key: string) => key);
  const resource = create(load);
  for (const key of ['a', 'b', 'c']) await resource.get(key);
  await resource.get('a');
  await resource.get('d');
  expect(['a', 'b', 'c', 'd'].map(resource.peek)).toEqual(['a', undefined, 'c', 'd']);
});

test('keeps the value before it while one is loaded anew, and drops an answer that was overtaken', async () => {
  const answers: ((value: string) => void)[] = [];
  const resource = create(() => new Promise((resolve) => answers.push(resolve)));
  resource.prime('a', 'old');
  const first = resource.renew('a');
  const second = resource.renew('a');
  expect(resource.peek('a')).toBe('old');
  answers[1]?.('newest');
  await second;
  expect(resource.get('a')).toMatchObject({ status: 'fulfilled', value: 'newest' });
  answers[0]?.('overtaken');
  await first;
  expect(resource.peek('a')).toBe('newest');
});

test('keeps one of all values, and loads all anew', async () => {
  let version = 1;
  const resource = create(async (key: string) => {
    if (key === 'bad' && version === 2) throw new Error('down');
    return `${key}${version}`;
  });
  for (const key of ['a', 'bad']) await resource.get(key);
  version = 2;
  await resource.renewAll();
  expect(['a', 'bad'].map(resource.peek)).toEqual(['a2', 'bad1']);
  resource.forgetOthers('bad');
  expect(['a', 'bad'].map(resource.peek)).toEqual([undefined, 'bad1']);
});
