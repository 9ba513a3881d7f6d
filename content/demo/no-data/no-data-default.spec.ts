import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'no-data-default' });

test('an empty table says No Data over all its columns', async ({ demo }) => {
  const cell = demo.getByRole('cell', { name: 'No Data' });
  await expect(cell).toHaveAttribute('colspan', '2');
  await expect(demo.getByRole('row')).toHaveCount(2);
});
