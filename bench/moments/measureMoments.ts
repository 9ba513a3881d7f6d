import type { Browser, Page } from '@playwright/test';
import { watchMoments } from './watchMoments.ts';

/** What a reader on a slow line with a slow processor waits for, in milliseconds from the request on. */
export interface Moments {
  /** The demo's table is on the screen. */
  readonly table: number;
  /** The demo has answered a click. */
  readonly click: number;
  /** Total blocking time: what tasks take beyond 50 ms each, from the first contentful paint until the page is at rest. */
  readonly blocking: number;
  /** The same from the request on. */
  readonly blockingInAll: number;
  /** Layout shift score. */
  readonly shift: number;
}

/** 1.6 Mbit/s, 150 ms round trip, processor slowed four times. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 1_600_000 / 8,
};
const processorSlowdown = 4;

/** How long a page is watched, in milliseconds; every script is there and has run by then. */
const watchTime = 6000;

/** Opens a page in a browser that has never been there, on a slow line and a slow processor. */
export async function withSlowPage<Result>(
  browser: Browser,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    return await use(page);
  } finally {
    await context.close();
  }
}

/**
 * Loads the page twice and answers its moments. The first time it is left alone; what happens because of the
 * clicks of the second time is not the page's own.
 */
export async function measureMoments(browser: Browser, address: string): Promise<Moments> {
  const alone = await watch(browser, address, { isClicked: false });
  const clicked = await watch(browser, address, { isClicked: true });
  return { ...alone, click: clicked.click };
}

function watch(
  browser: Browser,
  address: string,
  { isClicked }: { readonly isClicked: boolean },
): Promise<Moments> {
  return withSlowPage(browser, async (page) => {
    await page.addInitScript(`(${watchMoments})(${isClicked});`);
    await page.goto(address);
    await page.waitForTimeout(watchTime);
    return page.evaluate(() => window.moments());
  });
}
