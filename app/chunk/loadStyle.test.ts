import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StyleLoadError } from './ChunkLoadError.ts';
import { loadStyle } from './loadStyle.ts';

/** As much of a link as is needed to load a style sheet. */
class FakeLink extends EventTarget {
  rel?: string;
  href?: string;
  sheet: object | null = null;

  remove(): void {
    links = links.filter((other) => other !== this);
  }
}

/** The part of a sheet that a document holds. */
interface FakePart {
  after: (link: FakeLink) => void;
  remove: () => void;
}

let links: FakeLink[];
let part: FakePart | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  links = [];
  part = undefined;
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('document', {
    querySelector(selector: string) {
      if (selector === 'style[data-part="/a.css"]') return part ?? null;
      return (
        links.find(({ href }) => selector === `link[rel="stylesheet"][href="${href}"]`) ?? null
      );
    },
    createElement: () => new FakeLink(),
    head: { append: (link: FakeLink) => links.push(link) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = () => loadStyle({ id: 'demo/a', address: '/a.css' });
const arrive = () => {
  const [link] = links;
  if (link) link.sheet = {};
  link?.dispatchEvent(new Event('load'));
};

test('puts a sheet into the document once', async () => {
  const first = load();
  expect(links).toMatchObject([{ rel: 'stylesheet', href: '/a.css' }]);
  arrive();
  await first;
  await load();
  expect(links).toHaveLength(1);
});

test('a sheet that fails is removed, and asked for again the next time', async () => {
  const first = load();
  links[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toBeInstanceOf(StyleLoadError);
  await expect(first).rejects.toMatchObject({
    code: 'CSS_CHUNK_LOAD_FAILED',
    type: 'error',
    message: 'Loading CSS chunk demo/a failed.\n(/a.css)',
  });
  expect(links).toEqual([]);

  const second = load();
  arrive();
  await second;
  expect(links).toHaveLength(1);
});

test('a sheet takes the place of the part of it that the document holds', async () => {
  const after = vi.fn((link: FakeLink) => void links.push(link));
  const remove = vi.fn();
  part = { after, remove };
  const work = load();
  expect(after).toHaveBeenCalledOnce();
  expect(remove).not.toHaveBeenCalled();
  arrive();
  await work;
  expect(remove).toHaveBeenCalledOnce();
});

test('a sheet that the document has asked for is waited for', async () => {
  const link = new FakeLink();
  link.href = '/a.css';
  links.push(link);
  const work = load();
  expect(links).toEqual([link]);
  arrive();
  await work;
});

test('a sheet that the document has asked for in vain is asked for once more', async () => {
  const link = new FakeLink();
  link.href = '/a.css';
  links.push(link);
  const work = load();
  link.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(links).toHaveLength(1));
  expect(links).not.toContain(link);
  arrive();
  await work;
});

test('a sheet that does not come in 120 seconds has failed', async () => {
  const work = load();
  const settled = vi.fn();
  work.catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledOnce();
  await expect(work).rejects.toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED', type: 'timeout' });
  expect(links).toEqual([]);
});
