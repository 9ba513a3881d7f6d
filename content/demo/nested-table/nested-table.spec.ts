import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'nested-table' });

test('an open row holds a table with columns and a name of its own', async ({ demo }) => {
  const lines = demo.getByRole('table', { name: 'Lines of order 7301' });
  await expect(lines.getByRole('columnheader')).toHaveText(['Product', 'Quantity', 'Amount']);
  await expect(lines.getByRole('cell', { name: '€216' })).toBeVisible();
});

test('orders open and close by keyboard', async ({ demo }) => {
  const lines = demo.getByRole('table', { name: 'Lines of order 7302' });
  await demo.getByRole('button', { name: 'Expand order 7302' }).press('Enter');
  await expect(lines.getByRole('row')).toHaveCount(4);
  await demo.getByRole('button', { name: 'Collapse order 7302' }).press('Enter');
  await expect(lines).toHaveCount(0);
});

test('an order without lines has no button', async ({ demo }) => {
  const row = demo.getByRole('row', { name: 'Studio Nord' });
  await expect(row).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
});
