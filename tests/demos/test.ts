import { test as base, expect, type Locator } from '@playwright/test';

interface DemoOptions {
  /** The id of the demo under test, which is also its address: `/~demos/<demoId>`. */
  readonly demoId: string;
  /** What the address carries after `?`, e.g. `color=dark`. */
  readonly demoQuery: string;
  /** Console messages that the demo prints on purpose; every other message fails the test. */
  readonly allowedConsole: RegExp | undefined;
}

interface DemoFixtures {
  /** The running demo, alone on its page, already painted. */
  readonly demo: Locator;
  /** What the page has printed to the console so far, page errors included. */
  readonly printed: readonly string[];
}

/** A Playwright test of one demo. The project decides on which build and which React it runs. */
export const test = base.extend<DemoOptions & DemoFixtures>({
  demoId: ['', { option: true }],
  demoQuery: ['', { option: true }],
  allowedConsole: [undefined, { option: true }],
  printed: async ({ page, allowedConsole }, use) => {
    const printed: string[] = [];
    page.on('console', (message) => printed.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => printed.push(`pageerror: ${error.message}`));
    await use(printed);
    const unexpected = printed.filter(
      (line) =>
        !line.startsWith('debug: [vite]') &&
        !line.startsWith('info: %cDownload the React DevTools') &&
        !allowedConsole?.test(line),
    );
    expect(unexpected, 'a demo prints nothing to the console').toEqual([]);
  },
  demo: async ({ page, demoId, demoQuery, printed: _watched }, use) => {
    expect(demoId, 'set the demo with test.use({ demoId })').not.toBe('');
    await page.goto(`/~demos/${demoId}${demoQuery === '' ? '' : `?${demoQuery}`}`);
    await expect(page.locator('html')).toHaveAttribute('data-demo-ready', '');
    await use(page.locator(`[data-demo="${demoId}"]`));
  },
});

export { expect };
