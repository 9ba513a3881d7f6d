import type { Locator } from '@playwright/test';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

/** Where an element is in the window, in whole pixels. Waits until it is there. */
export async function boxOf(element: Locator): Promise<Box> {
  const { x, y, width, height } = await element.evaluate((node) =>
    node.getBoundingClientRect().toJSON(),
  );
  return {
    left: Math.round(x),
    right: Math.round(x + width),
    top: Math.round(y),
    bottom: Math.round(y + height),
    width: Math.round(width),
    height: Math.round(height),
  };
}
