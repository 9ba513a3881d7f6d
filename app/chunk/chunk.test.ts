import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChunkLoadError, StyleLoadError } from './ChunkLoadError.ts';
import { loadJson } from './loadJson.ts';
import { loadScript } from './loadScript.ts';
import { chunkTimeout, withTimeout } from './withTimeout.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const never = new Promise<never>(() => undefined);

/** The error that `work` is rejected with. */
function rejection(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.unreachable('It should have been rejected.'),
    (error: unknown) => error,
  );
}

describe('the errors', () => {
  test('of a script have name, message, type and address', () => {
    const error = new ChunkLoadError({ id: 'demo/key', type: 'timeout', request: '/a.js' });
    expect(error).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk demo/key failed.\n(timeout: /a.js)',
      type: 'timeout',
      request: '/a.js',
    });
    expect('code' in error).toBe(false);
  });

  test('of a style sheet have a code too', () => {
    const cause = new Error('why');
    expect(new StyleLoadError({ id: '7', type: 'error', request: '/a.css', cause })).toMatchObject({
      name: 'ChunkLoadError',
      code: 'CSS_CHUNK_LOAD_FAILED',
      message: 'Loading CSS chunk 7 failed.\n(/a.css)',
      request: '/a.css',
      cause,
    });
  });
});

describe('waiting', () => {
  const onTimeout = () => new Error('too late');

  test('ends after 120 seconds, not before', async () => {
    expect(chunkTimeout).toBe(120_000);
    const settled = vi.fn();
    void rejection(withTimeout(never, onTimeout)).then(settled);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(new Error('too late'));
  });

  test('leaves no timer behind, whatever comes of the work', async () => {
    await expect(withTimeout(Promise.resolve(1), onTimeout)).resolves.toBe(1);
    await expect(withTimeout(Promise.reject(new Error('no')), onTimeout)).rejects.toThrow('no');
    await Promise.resolve();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a script', () => {
  const load = (importModule: (address: string) => Promise<object>, address = '/a.js') =>
    loadScript({ id: 'a', address, importModule: importModule as never });

  test('gives its default export, or the one that is named', async () => {
    const importModule = async () => ({ default: 1, named: 2 });
    await expect(load(importModule)).resolves.toBe(1);
    await expect(
      loadScript({ id: 'a', address: '/a.js', exportName: 'named', importModule }),
    ).resolves.toBe(2);
  });

  test('that is refused is an error', async () => {
    const cause = new TypeError('Failed to fetch');
    const error = await rejection(load(() => Promise.reject(cause), '/refused.js'));
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({ type: 'error', request: '/refused.js', cause });
  });

  test('without the export is missing', async () => {
    const error = await rejection(load(async () => ({ other: 1 }), '/missing.js'));
    expect(error).toMatchObject({ name: 'ChunkLoadError', type: 'missing' });
  });

  test('that does not answer is a time-out', async () => {
    const error = rejection(load(() => never, '/slow.js'));
    await vi.advanceTimersByTimeAsync(chunkTimeout);
    expect(await error).toMatchObject({
      name: 'ChunkLoadError',
      type: 'timeout',
      message: 'Loading chunk a failed.\n(timeout: /slow.js)',
    });
  });

  test('whose address only the bundler knows fails with the one that the browser names', async () => {
    const failing = (message: string) =>
      rejection(load(() => Promise.reject(Error(message)), 'part'));
    await expect(
      failing('Failed to fetch dynamically imported module: https://a.example/assets/part-1.js'),
    ).resolves.toMatchObject({ request: '/assets/part-1.js' });
    await expect(failing('Importing a module script failed.')).resolves.toMatchObject({
      request: 'part',
    });
    await expect(failing('at https://[')).resolves.toMatchObject({ request: 'part' });
  });

  test('is asked for again after each failure, at another address, until it is there', async () => {
    const asked: string[] = [];
    let isUp = false;
    const importModule = async (address: string) => {
      asked.push(address);
      if (!isUp) throw new Error('down');
      return { default: 'here' };
    };
    await rejection(load(importModule, '/again.js'));
    await rejection(load(importModule, '/again.js'));
    isUp = true;
    await expect(load(importModule, '/again.js')).resolves.toBe('here');
    await expect(load(importModule, '/again.js')).resolves.toBe('here');
    expect(asked).toEqual(['/again.js', '/again.js?retry=1', '/again.js?retry=2', '/again.js']);
  });
});

describe('JSON', () => {
  const answer = (response: () => Promise<Response> | Response) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => response()),
    );
  const load = () => loadJson({ id: 'page/a', address: '/a.json' });
  const unfinished = (reason: Error) =>
    new Response(new ReadableStream({ start: (controller) => controller.error(reason) }));

  test('is parsed', async () => {
    answer(() => Response.json({ a: 1 }));
    await expect(load()).resolves.toEqual({ a: 1 });
  });

  test('that the server does not have is undefined', async () => {
    answer(() => new Response('no', { status: 404 }));
    await expect(load()).resolves.toBeUndefined();
  });

  test.each([
    ['a refusal', () => new Response('no', { status: 500 }), 'error'],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), 'error'],
    ['a page in its place', () => new Response('<!doctype html>'), 'missing'],
    ['an answer that is cut off', () => new Response('{"a":'), 'missing'],
    ['an empty answer', () => new Response(''), 'missing'],
    [
      'no answer in time',
      () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')),
      'timeout',
    ],
    ['an answer that breaks off', () => unfinished(new TypeError('network error')), 'missing'],
    [
      'half an answer in time',
      () => unfinished(new DOMException('signal timed out', 'TimeoutError')),
      'timeout',
    ],
  ])('%s is a failed chunk', async (_, response, type) => {
    answer(response);
    const error = await rejection(load());
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({
      type,
      message: `Loading chunk page/a failed.\n(${type}: /a.json)`,
    });
  });

  test('is given 120 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answer(() => Response.json({}));
    await load();
    expect(timeout).toHaveBeenCalledWith(120_000);
    expect(fetch).toHaveBeenCalledWith('/a.json', { signal: timeout.mock.results[0]?.value });
    timeout.mockRestore();
  });
});
