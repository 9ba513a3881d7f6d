import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StyleLoadError } from './ChunkLoadError.ts';
import { loadStyle } from './loadStyle.ts';

/** As much of a link as is needed to load a style sheet. */
interface FakeLink {
  rel?: string;
  href?: string;
  sheet?: object;
  onload?: () => void;
  onerror?: () => void;
  remove: () => void;
}

let links: FakeLink[];
beforeEach(() => {
  vi.useFakeTimers();
  links = [];
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      links.find(({ href }) => selector === `link[rel="stylesheet"][href="${href}"]`) ?? null,
    createElement: (): FakeLink => {
      const link: FakeLink = {
        remove: () => {
          links = links.filter((other) => other !== link);
        },
      };
      return link;
    },
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
  link?.onload?.();
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
  links[0]?.onerror?.();
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
