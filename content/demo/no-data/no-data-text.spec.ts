import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'no-data-text' });

test('emptyText replaces the default text', async ({ demo }) => {
  await expect(demo.getByRole('cell', { name: 'Nothing to read.' })).toBeVisible();
  await expect(demo.getByText('No Data')).toHaveCount(0);
});
