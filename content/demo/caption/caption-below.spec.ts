import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'caption-below' });

test('a caption with an element names the table and stands below its rows', async ({ demo }) => {
  await expect(demo.getByRole('table', { name: 'Tides at Gull Bay, local time' })).toBeVisible();
  await expect(demo.getByRole('emphasis')).toHaveText('local time');
  const caption = await demo.getByRole('caption').boundingBox();
  const lastCell = await demo.getByRole('cell', { name: 'Sunday' }).boundingBox();
  expect(caption?.y).toBeGreaterThan(lastCell?.y ?? Number.POSITIVE_INFINITY);
});
