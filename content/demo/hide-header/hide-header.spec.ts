import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'hide-header' });

test('the header is left out until it is asked for', async ({ demo }) => {
  await expect(demo.getByRole('columnheader')).toHaveCount(0);
  await expect(demo.getByRole('row')).toHaveCount(4);
  const box = demo.getByRole('checkbox', { name: 'Show the header' });
  await box.check();
  await expect(demo.getByRole('columnheader')).toHaveText(['Detail', 'Value']);
  await box.uncheck();
  await expect(demo.getByRole('columnheader')).toHaveCount(0);
});

test('the first cell of a row is its header', async ({ demo }) => {
  const row = demo.getByRole('row', { name: 'Weight' });
  await expect(row.getByRole('rowheader')).toHaveText('Weight');
  await expect(row.getByRole('cell')).toHaveText('1.8 kg');
});
