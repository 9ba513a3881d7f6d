import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'grouping-columns-fixed', viewport: { width: 600, height: 720 } });

test('a group whose children are pinned stays in place with its heading', async ({ demo }) => {
  const scroller = demo.locator('.rc-table-content');
  const group = demo.getByRole('columnheader', { name: 'Player' });
  const name = demo.getByRole('cell', { name: 'Maud Keller' });
  const other = demo.getByRole('columnheader', { name: 'On the pitch' });
  const leftOf = async (cell: typeof group) => (await cell.boundingBox())?.x ?? Number.NaN;
  const before = {
    group: await leftOf(group),
    name: await leftOf(name),
    other: await leftOf(other),
  };

  await scroller.evaluate((element) => {
    element.scrollLeft = 200;
  });

  await expect.poll(() => leftOf(other)).toBeCloseTo(before.other - 200, 0);
  expect(await leftOf(group)).toBeCloseTo(before.group, 0);
  expect(await leftOf(name)).toBeCloseTo(before.name, 0);
});
