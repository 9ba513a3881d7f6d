import type { Page } from '@playwright/test';
import { isDrawn } from '../support/isDrawn.ts';

/**
 * Turns the mouse wheel by `x` and `y` pixels over what the pointer is on. The browser scrolls at once, but now and
 * then tells the page only with its next frame, for which a page that stands still has no reason: this asks for one.
 */
export async function turnWheel(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.wheel(x, y);
  await isDrawn(page);
}
