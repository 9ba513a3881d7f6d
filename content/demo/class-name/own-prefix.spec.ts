import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'own-prefix' });

test('no class name of the table is left that begins with rc-table', async ({ demo }) => {
  await expect(demo.getByRole('table', { name: 'Lunch card' })).toBeVisible();
  await expect(demo.locator('[class*="rc-table"]')).toHaveCount(0);
  await expect(demo.locator('.own-prefix-row')).toHaveCount(3);
});

test('the look is the one of its own sheet', async ({ demo }) => {
  await expect(demo.getByRole('rowheader', { name: 'Pear tart' })).toHaveCSS(
    'border-bottom-style',
    'dotted',
  );
  await expect(demo.getByRole('columnheader', { name: 'From' })).toHaveCSS(
    'border-bottom-style',
    'double',
  );
  await expect(demo.getByRole('cell', { name: '14.00' })).toHaveCSS('text-align', 'right');
});

test('the row under the pointer is marked under the prefix, too', async ({ demo }) => {
  const cell = demo.getByRole('cell', { name: 'Lake Ravel' });
  const background = () => cell.evaluate((node) => getComputedStyle(node).backgroundColor);
  const before = await background();
  await cell.hover();
  await expect(cell).toHaveClass(/own-prefix-cell-row-hover/);
  await expect.poll(background).not.toBe(before);
});
