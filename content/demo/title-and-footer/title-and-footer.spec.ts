import { expect, test } from '../../../tests/demos/test';
import { turnWheel } from '../../../tests/demos/turnWheel';

test.use({ demoId: 'title-and-footer' });

test('title and footer stand around the table, the totals at its end', async ({ demo }) => {
  const table = demo.getByRole('table', { name: 'Purchase order 1042' });
  await expect(table.getByRole('row').last()).toContainText('Total');
  await expect(table.getByRole('cell', { name: '€3,040.20' })).toBeVisible();
  const title = await demo.getByText('Purchase order 1042').boundingBox();
  const body = await table.boundingBox();
  const footer = await demo.getByText('3 lines. Payable within 30 days.').boundingBox();
  expect(title?.y).toBeLessThan(body?.y ?? 0);
  expect(footer?.y).toBeGreaterThan((body?.y ?? 0) + (body?.height ?? 0) - 2);
});

test('sums stand under the column they belong to', async ({ demo }) => {
  const header = await demo.getByRole('columnheader', { name: 'Quantity' }).boundingBox();
  const sum = await demo.getByRole('cell', { name: '20', exact: true }).boundingBox();
  expect(Math.abs((header?.x ?? 0) - (sum?.x ?? Number.NaN))).toBeLessThan(2);
});

test('the total cell stays with the pinned column while the rest scrolls', async ({
  demo,
  page,
}) => {
  await demo.getByRole('checkbox', { name: 'Pin the first column' }).check();
  const total = demo.getByRole('cell', { name: 'Total', exact: true });
  const desk = demo.getByRole('cell', { name: 'Desk', exact: true });
  const price = demo.getByRole('columnheader', { name: 'Price' });
  const before = await total.boundingBox();
  const priceBefore = await price.boundingBox();
  await demo.getByRole('cell', { name: 'Oakworks' }).hover();
  await turnWheel(page, 300, 0);
  await expect
    .poll(async () => (await price.boundingBox())?.x)
    .toBeLessThan((priceBefore?.x ?? 0) - 200);
  expect((await total.boundingBox())?.x).toBeCloseTo(before?.x ?? Number.NaN, 0);
  expect((await desk.boundingBox())?.x).toBeCloseTo(before?.x ?? Number.NaN, 0);
});
