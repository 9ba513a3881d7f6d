import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'jsx-array' });

test('the columns are read, in their group and in order', async ({ demo }) => {
  await expect(demo.getByRole('columnheader')).toHaveText([
    'Train',
    'Time',
    'Track',
    'Delay',
    'Line',
    'To',
  ]);
  await expect(demo.getByRole('columnheader', { name: 'Train' })).toHaveAttribute('colspan', '2');
  const row = demo.getByRole('row', { name: 'IC 208' });
  await expect(row.getByRole('cell')).toHaveText(['IC 208', 'Norton', '08:12', '1', '6 min']);
});

test('optional columns come and go', async ({ demo }) => {
  const box = demo.getByRole('checkbox', { name: 'Show track and delay' });
  await box.uncheck();
  await expect(demo.getByRole('columnheader', { name: 'Delay' })).toHaveCount(0);
  await expect(demo.getByRole('row', { name: 'R 14' }).getByRole('cell')).toHaveCount(3);
  await box.check();
  await expect(demo.getByRole('cell', { name: 'None' })).toHaveCount(2);
});
