import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'expanded-row-render' });

test('the buttons outside open and close all rows that can be opened', async ({ demo }) => {
  await expect(demo.getByText('6 × Espresso beans, 1 kg')).toBeVisible();

  await demo.getByRole('button', { name: 'Open all' }).click();
  await expect(demo.getByRole('status')).toHaveText('Open: 1041, 1042, 1044');
  await expect(demo.getByText('1 × Grinder burrs')).toBeVisible();

  await demo.getByRole('button', { name: 'Close all' }).click();
  await expect(demo.getByRole('status')).toHaveText('Open: none');
  await expect(demo.getByRole('listitem')).toHaveCount(0);
});

test('the icon of a row opens it with the keyboard and reports its key', async ({ demo, page }) => {
  const button = demo.getByRole('button', { name: 'Expand order 1042' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');

  await expect(demo.getByText('10 × Paper filters')).toBeVisible();
  await expect(demo.getByRole('status')).toHaveText('Open: 1041, 1042');
  await expect(demo.getByRole('button', { name: 'Collapse order 1042' })).toBeFocused();
});

test('an order without lines has no icon', async ({ demo }) => {
  const row = demo.getByRole('row', { name: '1043' });
  await expect(row).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('an open row is as wide as the table', async ({ demo }) => {
  const table = await demo.getByRole('table').boundingBox();
  const cell = await demo.getByRole('cell', { name: '2 × Milk jug' }).boundingBox();
  expect(cell?.width).toBeCloseTo(table?.width ?? 0, 0);
});
