import type { Page } from '@playwright/test';

/**
 * Waits until the page has been drawn at the size that its window was given. What follows from sizes, by a
 * `ResizeObserver` say, is in place then; a question asked right after a change of size comes before it.
 */
export async function isDrawn(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.waitForFunction(
    (given) => given === null || (innerWidth === given.width && innerHeight === given.height),
    size,
  );
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
