import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'caption' });

test('the caption names the table and stands above its header', async ({ demo }) => {
  await expect(demo.getByRole('table', { name: 'Tides at Gull Bay' })).toBeVisible();
  const caption = await demo.getByText('Tides at Gull Bay').boundingBox();
  const header = await demo.getByRole('columnheader', { name: 'Day' }).boundingBox();
  expect(caption?.y).toBeLessThan(header?.y ?? 0);
});
