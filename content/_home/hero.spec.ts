import { expect, test } from '../../tests/demos/test';

test.use({ demoId: 'hero' });

test('the first and the last column stay in place while the columns between them scroll', async ({
  demo,
}) => {
  const left = (text: string) =>
    demo
      .getByRole('cell', { name: text, exact: true })
      .evaluate((cell) => cell.getBoundingClientRect().left);
  const before = [await left('BK-303'), await left('Coffee'), await left('2 late')];

  await demo.locator('.rc-table-body').evaluate((body) => body.scrollTo(60, 0));

  await expect
    .poll(async () => [await left('BK-303'), await left('Coffee'), await left('2 late')])
    .toEqual([before[0], Number(before[1]) - 60, before[2]]);
});

test('header and totals stay in view while the rows scroll', async ({ demo }) => {
  const header = demo.getByRole('columnheader', { name: 'Booking' });
  const totals = demo.getByRole('cell', { name: '12 shipments' });
  const before = [await header.boundingBox(), await totals.boundingBox()];

  await demo.getByRole('cell', { name: 'BK-312', exact: true }).scrollIntoViewIfNeeded();

  await expect(demo.getByRole('cell', { name: 'BK-312', exact: true })).toBeInViewport();
  await expect(demo.getByRole('cell', { name: 'BK-301', exact: true })).not.toBeInViewport();
  expect([await header.boundingBox(), await totals.boundingBox()]).toEqual(before);
});

test('the keyboard opens and closes the last report of a shipment', async ({ demo, page }) => {
  const report = demo.getByText('Off Madeira');
  await demo.getByRole('button', { name: 'Expand BK-301' }).focus();

  await page.keyboard.press('Enter');
  await expect(report).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Collapse BK-301' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(report).toBeHidden();
});
