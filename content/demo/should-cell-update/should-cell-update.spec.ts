import type { Locator } from '@playwright/test';
import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'should-cell-update' });

/** How often the cells of one table say they have been rendered, row by row. */
const counts = async (table: Locator) =>
  (await table.getByRole('cell').allInnerTexts()).map((text) =>
    Number(/(\d+)\s*renders/.exec(text)?.[1]),
  );

test('a render of the parent reaches only the cells without shouldCellUpdate', async ({ demo }) => {
  const without = demo.getByRole('table', { name: 'Without', exact: true });
  const guarded = demo.getByRole('table', { name: 'With shouldCellUpdate' });
  const before = await counts(without);
  expect(before).toHaveLength(8);

  await demo.getByRole('button', { name: 'Render parent (1)' }).click();
  await expect.poll(() => counts(without)).toEqual(before.map((count) => count + 1));
  expect(await counts(guarded)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
});

test('a new price renders one cell of the guarded table', async ({ demo }) => {
  const guarded = demo.getByRole('table', { name: 'With shouldCellUpdate' });
  await demo.getByRole('button', { name: 'Raise one price' }).click();
  await expect(guarded.getByRole('cell', { name: '€14.75' })).toBeVisible();
  expect(await counts(guarded)).toEqual([1, 2, 1, 1, 1, 1, 1, 1]);
});
