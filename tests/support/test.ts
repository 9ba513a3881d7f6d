import { test as base, expect, type Page } from '@playwright/test';

interface SiteOptions {
  /** Console messages that a test provokes on purpose; every other message fails it. */
  readonly allowedConsole: RegExp | undefined;
}

interface SiteFixtures {
  /** What the page has printed to the console so far, page errors included. */
  readonly printed: readonly string[];
  /** Opens a page of the site and waits until it is interactive. */
  readonly open: (path: string) => Promise<void>;
}

/** A Playwright test of the built site that fails on anything printed to the console. */
export const test = base.extend<SiteOptions & SiteFixtures>({
  allowedConsole: [undefined, { option: true }],
  printed: [
    async ({ page, allowedConsole }, use) => {
      const printed = watchConsole(page);
      await use(printed);
      const unexpected = printed.filter((line) => !allowedConsole?.test(line));
      expect(unexpected, 'a page prints nothing to the console').toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await isReady(page);
    });
  },
});

/**
 * For tests that open pages and look at them. They share one browser context, which is emptied between them: half
 * the time of such a test goes into a context of its own. What counts on permissions, on being offline or on where
 * the history begins needs one.
 */
export const lookingOnly = { reuseContext: true };

/** Collects what a page prints. */
export function watchConsole(page: Page): string[] {
  const printed: string[] = [];
  page.on('console', (message) => printed.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => printed.push(`pageerror: ${error.message}`));
  return printed;
}

/** Waits until the page that is shown is interactive. */
export async function isReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

export { expect };
