import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'simple' });

test('columns show their field, and render formats it', async ({ demo }) => {
  const table = demo.getByRole('table', { name: 'Hiking trails' });
  await expect(table.getByRole('columnheader')).toHaveText(['Trail', 'Level', 'Length']);
  await expect(table.getByRole('row')).toHaveCount(4);
  const row = table.getByRole('row', { name: 'Old mill path' });
  await expect(row.getByRole('cell')).toHaveText(['Old mill path', 'Medium', '9.2 km']);
});
