import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'should-cell-update-stale' });

test('only the column with the unit in its record follows the switch', async ({ demo }) => {
  const row = demo.getByRole('row', { name: 'Trieste' });
  await expect(row.getByRole('cell')).toHaveText(['2400 g', '2400 g']);
  await demo.getByRole('checkbox', { name: 'Kilograms' }).check();
  await expect(row.getByRole('cell')).toHaveText(['2400 g', '2.4 kg']);
});
