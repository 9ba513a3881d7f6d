import { expect, test } from '../../../tests/demos/test';
import { turnWheel } from '../../../tests/demos/turnWheel';

test.use({ demoId: 'summary-fixed' });

test('fixed at the bottom it stays there while the rows scroll', async ({ demo }) => {
  const total = demo.getByRole('cell', { name: '892' });
  const before = await total.boundingBox();
  const firstRow = await demo.getByRole('cell', { name: '86', exact: true }).boundingBox();
  expect(before?.y).toBeGreaterThan(firstRow?.y ?? 0);

  await demo.getByRole('cell', { name: 'Taxi to the station' }).scrollIntoViewIfNeeded();
  await expect(demo.getByRole('cell', { name: 'Taxi to the station' })).toBeInViewport();
  expect((await total.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('fixed at the top it stands between header and rows', async ({ demo }) => {
  await demo.getByRole('radio', { name: 'Top' }).check();
  const header = await demo.getByRole('columnheader', { name: 'Amount' }).boundingBox();
  const total = await demo.getByRole('cell', { name: '892' }).boundingBox();
  const firstRow = await demo.getByRole('cell', { name: '86', exact: true }).boundingBox();
  expect(total?.y).toBeGreaterThan(header?.y ?? 0);
  expect(total?.y).toBeLessThan(firstRow?.y ?? 0);
});

test('not fixed it scrolls with the rows', async ({ demo }) => {
  await demo.getByRole('radio', { name: 'Not fixed' }).check();
  const total = demo.getByRole('cell', { name: '892' });
  await expect(total).not.toBeInViewport();
  await total.scrollIntoViewIfNeeded();
  await expect(total).toBeInViewport();
});

for (const place of ['Bottom', 'Top']) {
  test(`${place}: the sum follows sideways scrolling and stays in its column`, async ({
    demo,
    page,
  }) => {
    await demo.getByRole('radio', { name: place }).check();
    const count = demo.getByRole('cell', { name: '8 expenses' });
    const total = demo.getByRole('cell', { name: '892' });
    const [countBefore, totalBefore] = [await count.boundingBox(), await total.boundingBox()];
    const hotel = demo.getByRole('cell', { name: 'Hotel, two nights' });
    await hotel.hover();
    await turnWheel(page, 100, 0);
    await expect.poll(async () => (await count.boundingBox())?.x).toBeLessThan(countBefore?.x ?? 0);
    expect((await count.boundingBox())?.x).toBeCloseTo((await hotel.boundingBox())?.x ?? 0, 0);
    // The sum of a pinned column is pinned.
    expect((await total.boundingBox())?.x).toBeCloseTo(totalBefore?.x ?? 0, 0);
  });

  test(`${place}: without rows the columns stay where they are`, async ({ demo }) => {
    await demo.getByRole('radio', { name: place }).check();
    const header = demo.getByRole('columnheader', { name: 'Amount' });
    const before = await header.boundingBox();
    await demo.getByRole('checkbox', { name: 'Rows' }).uncheck();
    await expect(demo.getByText('No Data')).toBeVisible();

    const sum = demo.getByRole('cell', { name: '0', exact: true });
    await expect(sum).toBeVisible();
    expect((await header.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
    expect((await sum.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
  });
}
