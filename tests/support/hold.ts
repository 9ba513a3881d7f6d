import type { Page } from '@playwright/test';

/** Lets requests for `address` wait until they are let go. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const gate = new AbortController();
  const opened = new Promise((resolve) => gate.signal.addEventListener('abort', resolve));
  await page.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return () => gate.abort();
}
