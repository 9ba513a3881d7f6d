import type { Locator } from '@playwright/test';
import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'gen-table' });

/** How often the cells of one table say they have been rendered, row by row. */
const counts = async (demo: Locator, name: string) => {
  const table = demo.getByRole('table', { name, exact: true });
  return (await table.getByRole('cell').allInnerTexts()).map((text) =>
    Number(/(\d+)\s*renders/.exec(text)?.[1]),
  );
};

test('a render of the parent reaches the cells of the plain table only', async ({ demo }) => {
  const plain = await counts(demo, 'Table');
  const steady = await counts(demo, 'From genTable');
  expect(steady).toHaveLength(6);
  await demo.getByRole('button', { name: 'Render parent (1)' }).click();
  await demo.getByRole('button', { name: 'Render parent (2)' }).click();
  await expect.poll(() => counts(demo, 'Table')).toEqual(plain.map((count) => count + 2));
  expect(await counts(demo, 'From genTable')).toEqual(steady);
});

test('new data reaches all cells', async ({ demo }) => {
  const before = await counts(demo, 'From genTable');
  await demo.getByRole('button', { name: 'A car parks on the roof' }).click();
  const table = demo.getByRole('table', { name: 'From genTable' });
  await expect(table.getByRole('cell', { name: /^40/ })).toBeVisible();
  expect(await counts(demo, 'From genTable')).toEqual(before.map((count) => count + 1));
});
