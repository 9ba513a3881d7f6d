import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'scope-row' });

test('the first cell of each row is its header', async ({ demo }) => {
  const headers = demo.getByRole('rowheader');
  await expect(headers).toHaveText(['07:00', '12:00', '18:00']);
  for (const header of await headers.all()) await expect(header).toHaveAttribute('scope', 'row');
  await expect(demo.getByRole('cell')).toHaveCount(9);
});
