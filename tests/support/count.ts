import { test } from '@playwright/test';

/** Marks an annotation as something to be added up. */
export const countType = 'count';

/** Says in a running test how many of something it has tried; the sums are printed after all tests. */
export function count(number: number, what: string): void {
  test.info().annotations.push({ type: countType, description: `${number} ${what}` });
}
