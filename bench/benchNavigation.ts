import type { Browser, Page } from '@playwright/test';
import { withBuiltSite } from '../scripts/withBuiltSite.ts';
import { formatMilliseconds, median } from './format.ts';
import type { BenchSection } from './Section.ts';

/** Where the clicks lead, in turns; every one of them shows a table. */
const pages = [
  '/demo/aria',
  '/demo/fixed-columns',
  '/demo/nested-table',
  '/demo/scroll-xy',
  '/demo/summary',
  '/demo/grouping-columns',
  '/demo/key',
  '/demo/row-and-cell-click',
  '/demo/sticky-header',
] as const;

/** A cell that a reader sees; rows that only measure have none. */
const shownCell = 'tbody tr:not([aria-hidden]) td';

/** How long a reader's pointer rests on a link before the click, in milliseconds. */
const intent = 200;

/** How often each page is returned to. */
const returns = 3;

/** The milliseconds from a click on the link in the sidebar until the new page's table is on the screen. */
async function timeOfClick(page: Page, path: string): Promise<number> {
  const link = page.locator(`.layout-sidebar a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForTimeout(intent);
  const time = await page.evaluate(
    ({ target, cell }) =>
      new Promise<number>((resolve) => {
        const shownDemo = () => document.querySelector<HTMLElement>('[data-demo]');
        const before = shownDemo()?.dataset['demo'];
        const link = document.querySelector<HTMLAnchorElement>(
          `.layout-sidebar a[href="${target}"]`,
        );
        const start = performance.now();
        link?.click();
        const look = () => {
          const demo = shownDemo();
          const height = demo?.querySelector(cell)?.getBoundingClientRect().height ?? 0;
          if (demo?.dataset['demo'] === before || height === 0) requestAnimationFrame(look);
          else {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => resolve(performance.now() - start);
            channel.port2.postMessage(undefined);
          }
        };
        requestAnimationFrame(look);
      }),
    { target: path, cell: shownCell },
  );
  await page.locator('html[data-ready]').waitFor();
  return time;
}

/** The longest a task or frame has held up the page while a query was typed, in milliseconds. */
async function longestWhileTyping(page: Page): Promise<number> {
  await page.evaluate(() => {
    Object.assign(window, { longest: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Object.assign(window, {
          longest: Math.max((window as unknown as { longest: number }).longest, duration),
        });
    }).observe({ type: 'longtask' });
  });
  await page.keyboard.press('/');
  await page.keyboard.type('fixed columns scroll', { delay: 60 });
  await page.locator('[role=option]').first().waitFor();
  await page.keyboard.type(' header', { delay: 60 });
  await page.waitForTimeout(1000);
  return page.evaluate(() => (window as unknown as { longest: number }).longest);
}

async function measure(browser: Browser, address: string): Promise<string[][]> {
  const page = await browser.newPage({ baseURL: address, viewport: { width: 1280, height: 800 } });
  await page.goto('/demo/simple');
  await page.locator('html[data-ready]').waitFor();
  const first: number[] = [];
  const again: number[] = [];
  for (const path of pages) first.push(await timeOfClick(page, path));
  for (let round = 0; round < returns; round += 1)
    for (const path of pages) again.push(await timeOfClick(page, path));
  const typing = await longestWhileTyping(page);
  await page.close();
  const row = (title: string, times: readonly number[], aim: string) => [
    title,
    formatMilliseconds(median(times)),
    formatMilliseconds(Math.max(...times)),
    aim,
  ];
  return [
    row('A click to a page not seen before', first, 'under 50 ms'),
    row('A click to a page seen before', again, 'under 20 ms'),
    row('Longest task while typing a query', [typing], 'none over 50 ms'),
  ];
}

/** Moving about in the site once it is there, on this machine as it is. */
export const benchNavigation: BenchSection = {
  title: 'Navigation',
  async run() {
    const rows = await withBuiltSite(measure);
    return {
      columns: ['What', 'Median', 'Slowest', 'Aim'],
      rows,
      remarks: [
        `From the click until the new page's table is on the screen, the pointer having rested on the link for ${intent} ms; ${pages.length} pages, each returned to ${returns} times. Tasks of less than 50 ms are not reported by the browser and count as 0.`,
      ],
    };
  },
};
