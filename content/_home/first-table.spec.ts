import { expect, test } from '../../tests/demos/test';

test.use({ demoId: 'first-table' });

test('each record is a row, and render adds the unit to the altitude', async ({ demo }) => {
  const table = demo.getByRole('table', { name: 'Mountain huts' });
  await expect(table.getByRole('columnheader')).toHaveText(['Hut', 'Altitude', 'Beds', 'Open']);
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByRole('row', { name: 'Three Lakes' }).getByRole('cell')).toHaveText([
    'Three Lakes',
    '1,864 m',
    '72',
    'May to October',
  ]);
});
