import type { Browser } from '@playwright/test';
import { whenShown } from '../whenShown.ts';
import { withSlowPage } from './measureMoments.ts';

/** What a reader who searches at once waits for, in milliseconds from the request on. */
export interface SearchMoments {
  /** The page works on what was typed before it could. */
  readonly taken: number;
  /** The first results stand there. */
  readonly found: number;
}

const query = 'sticky header';

/** Types into the field as soon as it is there, long before the page's scripts are. */
export function measureSearch(browser: Browser, address: string): Promise<SearchMoments> {
  return withSlowPage(browser, async (page) => {
    await page.goto(address, { waitUntil: 'commit' });
    const field = page.locator('.search-input');
    await field.focus();
    await page.keyboard.type(query);
    const time = () => page.evaluate(() => performance.now());
    await whenShown(page, '.search-clear');
    const taken = await time();
    await whenShown(page, '.search-input[aria-expanded="true"]');
    const found = await time();
    const kept = await field.inputValue();
    if (kept !== query) throw new Error(`"${query}" was typed and "${kept}" was kept.`);
    return { taken, found };
  });
}
