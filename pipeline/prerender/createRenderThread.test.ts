import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import type { PageData } from '../../shared/page/PageData.ts';
import { createRenderThread } from './createRenderThread.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rendered-'));
afterAll(() => rmSync(folder, { recursive: true }));

// A page says which thread has rendered it, and how many it has rendered by then.
writeFileSync(
  path.join(folder, 'render.js'),
  `import { threadId } from 'node:worker_threads';
let count = 0;
export const prepare = async () => {};
export const render = async ({ path }) => {
  if (path === '/fails') throw new Error('No.');
  count += 1;
  return { markup: 'thread ' + threadId + ' page ' + count, failures: [] };
};
`,
);
writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');

const files = { script: '/assets/site.js', imports: [], styles: [] };
const build = {
  serverFolder: folder,
  outputFolder: folder,
  origin: 'https://site.example',
  generator: '1.0.0',
  client: files,
  messages: { 'en-US': files },
};
const pageAt = (address: string) => ({
  kind: 'page' as const,
  path: address,
  page: {
    path: address,
    localeId: 'en-US',
    meta: { title: 'Page', description: 'A page.', toc: [], tabs: [] },
    body: [],
    tabBodies: {},
    demos: {},
    navigation: [],
    alternates: {},
  } as unknown as PageData,
  serverDemos: [],
  usesStyledComponents: false,
});

test('after some pages another thread goes on, and nothing is lost between them', async () => {
  const living = new Set<Worker>();
  const watch = (worker: Worker) => {
    living.add(worker);
    worker.once('exit', () => living.delete(worker));
  };
  process.on('worker', watch);
  onTestFinished(() => void process.off('worker', watch));
  const thread = createRenderThread(2);
  const renderer = await thread.load(build);
  const addresses = ['/a', '/b', '/c', '/fails', '/e'];
  // All at a time, so that a thread's pages are still waiting when the next one takes over.
  const results = await Promise.allSettled(
    addresses.map((address) => renderer.renderPage(pageAt(address))),
  );
  // Those before it have ended, and taken along what they held.
  await expect.poll(() => living.size).toBe(1);
  await thread.end();
  const markup = results.map((result) =>
    result.status === 'fulfilled'
      ? /thread (\d+) page (\d)/.exec(result.value.document)?.slice(1)
      : result.reason.message,
  );
  const [first, second, third] = [markup[0]?.[0], markup[2]?.[0], markup[4]?.[0]];
  expect(markup).toEqual([[first, '1'], [first, '2'], [second, '1'], 'Error: No.', [third, '1']]);
  expect(new Set([first, second, third]).size).toBe(3);
});
