import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'scroll-xy-details' });

test('a table that is hidden at first has an aligned header once it is shown', async ({ demo }) => {
  await expect(demo.getByRole('table')).toHaveCount(0);
  await demo.getByText('Weather by the hour').click();

  const titles = demo.getByRole('columnheader');
  await expect(titles.first()).toBeVisible();
  const cells = demo.getByRole('row', { name: '09:00' }).getByRole('cell');
  await expect(async () => {
    for (const column of [0, 1, 4, 8]) {
      const title = await titles.nth(column).boundingBox();
      const cell = await cells.nth(column).boundingBox();
      expect(title?.x).toBeCloseTo(cell?.x ?? Number.NaN, 0);
      expect(title?.width).toBeCloseTo(cell?.width ?? Number.NaN, 0);
    }
  }).toPass();
});
