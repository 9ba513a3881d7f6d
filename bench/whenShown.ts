import type { Page } from '@playwright/test';

/** Waits until an element is shown. Looks at every frame, where a locator would soon look every half second only. */
export async function whenShown(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector(wanted)?.checkVisibility() === true,
    selector,
  );
}
