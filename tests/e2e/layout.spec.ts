import type { Page } from '@playwright/test';
import { builtSite } from '../support/builtSite.ts';
import { isDrawn } from '../support/isDrawn.ts';
import { expect, test } from '../support/test.ts';

const windows = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

/**
 * The least score that counts as a shift. rc-table measures columns twice, the first time in whole pixels, and text
 * that its scroll area cuts off moves by the rest of a pixel for each column before it: a score of a millionth, now
 * and then.
 */
const leastScore = 0.00001;

/** What has moved by itself since the page began to load, as the browser measures it. */
async function layoutShifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (leastScore) =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            readonly value: number;
            readonly sources: readonly { readonly node: Node | null }[];
          })[]) {
            if (entry.value < leastScore) continue;
            const names = entry.sources.map(({ node }) =>
              node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName,
            );
            found.push(`${entry.value.toFixed(5)}: ${names.join(', ')}`);
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(found)));
      }),
    leastScore,
  );
}

for (const { path } of builtSite.pages) {
  test(`${path} does not move while it loads, and fits into 320 px`, async ({ page, open }) => {
    const moved: string[] = [];
    for (const size of windows) {
      await page.setViewportSize(size);
      await open(path);
      for (const shift of await layoutShifts(page)) moved.push(`at ${size.width} px: ${shift}`);
    }
    expect(moved).toEqual([]);
    const width = await page.evaluate(() => {
      scrollTo(100, 0);
      return { document: document.documentElement.scrollWidth, moved: scrollX };
    });
    expect(width.moved, 'the page does not scroll sideways').toBe(0);
    expect(width.document).toBeLessThanOrEqual(320);
  });
}

/** Where everything is that is not inside a demo, and how tall the demos are. */
function places(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.header, .header *, main *')]
      .filter((element) => element.closest('.demo-stage, svg') === null)
      .concat([...document.querySelectorAll('.demo-stage')])
      // Some of the text is there for screen readers only, and changes as the page comes alive.
      .filter((element) => element.closest('noscript, .visually-hidden, [hidden]') === null)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = `${element.tagName}.${element.className}`.split(' ')[0];
        return [name, x, y + scrollY, width, height]
          .map((part) => (typeof part === 'number' ? Math.round(part) : part))
          .join(' ');
      }),
  );
}

// The hero, tables with a header, a summary, expanded rows, an empty one, and one that says its width.
for (const path of [
  '/',
  '/demo/fixed-columns',
  '/demo/fixed-columns-and-header',
  '/demo/scroll-x',
  '/demo/scroll-y',
  '/demo/summary',
  '/demo/no-data',
]) {
  test(`${path} has every block in its place before any script runs`, async ({
    page,
    open,
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const still = await context.newPage();
    await still.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    for (const size of windows) {
      await still.setViewportSize(size);
      await page.setViewportSize(size);
      await still.goto(path);
      await open(path);
      const before = await places(still);
      await expect.poll(() => places(page), `at ${size.width} px`).toEqual(before);
    }
    await context.close();
  });
}

test('a demo whose code is late stays as it came with the document', async ({ page, open }) => {
  await page.route('**/assets/demo-simple-*.js', async (route) => {
    // The shortcut is known as soon as the page has been taken over.
    await page.locator('.search-shortcut[data-known]').waitFor({ state: 'attached' });
    await isDrawn(page);
    await expect(page.locator('[data-demo="simple"]').getByRole('table')).toBeVisible();
    await route.continue();
  });
  await open('/demo/simple');
  expect(await layoutShifts(page)).toEqual([]);
});
