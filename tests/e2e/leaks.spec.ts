import type { CDPSession } from '@playwright/test';
import { builtSite } from '../support/builtSite.ts';
import { launchOptions } from '../support/launchOptions.ts';
import { expect, isReady, test } from '../support/test.ts';

/** Of different kinds: fixed and measured headers, helper libraries, windows of rows, drag and drop, text. */
const paths = [
  '/demo/simple',
  '/demo/fixed-columns',
  '/demo/virtual-list',
  '/changelog',
  '/demo/react-dnd',
  '/demo/sticky-header',
  '/demo/styled-components',
  '/demo',
  '/demo/column-resize',
  '/demo/nested-table',
] as const;
const navigations = 200;
/** By then every page has been seen twice, and what is kept of pages on purpose is there. */
const warmUp = 20;

// Code that the engine compiles while it runs counts as heap and grows with use, which is no leak of the page's.
test.use({ launchOptions: launchOptions('--js-flags=--jitless') });

interface Holdings {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What the page holds once everything that can be let go is gone. */
async function holdings(session: CDPSession): Promise<Holdings> {
  // What the first collection frees by finalizers, the second takes away.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

test(`${navigations} navigations leave heap, nodes and listeners as ${warmUp} did`, async ({
  page,
  open,
}) => {
  // Without compiled code, everything takes several times as long.
  test.setTimeout(600_000);
  await open('/demo');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  let early: Holdings | undefined;
  for (let count = 1; count <= navigations; count += 1) {
    const path = paths[count % paths.length] ?? '/';
    await page.evaluate((target) => {
      const link = document.createElement('a');
      link.href = target;
      document.body.append(link);
      link.click();
      link.remove();
    }, path);
    const title = builtSite.pages.find((it) => it.path === path)?.title ?? '';
    await page.locator('h1', { hasText: title }).waitFor();
    await isReady(page);
    if (count === warmUp) early = await holdings(session);
  }
  const late = await holdings(session);
  console.log(`After ${warmUp} and ${navigations} navigations:`, early, late);
  for (const name of ['heap', 'nodes', 'listeners'] as const)
    expect.soft(late[name], name).toBeLessThanOrEqual((early?.[name] ?? 0) * 1.1);
});
