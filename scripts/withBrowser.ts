import { type Browser, chromium } from '@playwright/test';
import { browserFlags, findBrowser } from './findBrowser.ts';

/** Starts a browser, hands it to `use`, and closes it whatever happens. */
export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserFlags,
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
