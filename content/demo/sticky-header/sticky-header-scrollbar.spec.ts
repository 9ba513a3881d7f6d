import { boxOf } from '../../../tests/demos/box';
import { expect, test } from '../../../tests/demos/test';
import { turnWheel } from '../../../tests/demos/turnWheel';

test.use({ demoId: 'sticky-header-scrollbar', viewport: { width: 800, height: 600 } });

test('dragging the floating scrollbar moves header and body', async ({ demo, page }) => {
  const bar = demo.locator('.rc-table-sticky-scroll-bar');
  await expect.poll(async () => (await boxOf(bar)).bottom).toBe(600);
  const customer = demo.getByRole('columnheader', { name: 'Customer' });
  const number = demo.getByRole('columnheader', { name: 'Number' });
  const before = { customer: await boxOf(customer), number: await boxOf(number) };

  const { left, top } = await boxOf(bar);
  await page.mouse.move(left + 20, top + 7);
  await page.mouse.down();
  await page.mouse.move(left + 120, top + 7, { steps: 4 });
  await page.mouse.up();

  await expect
    .poll(async () => (await boxOf(customer)).left)
    .toBeLessThan(before.customer.left - 100);
  expect(await boxOf(number)).toEqual(before.number);
  const cell = demo.getByRole('row', { name: 'S-4107' }).getByRole('cell').nth(1);
  expect((await boxOf(cell)).left).toBe((await boxOf(customer)).left);
});

test('offsetScroll lifts the scrollbar', async ({ demo }) => {
  await demo.getByLabel('Scrollbar').selectOption('60 px above it');
  const bar = demo.locator('.rc-table-sticky-scroll-bar');
  await expect.poll(async () => (await boxOf(bar)).bottom).toBe(540);
});

test('it goes when the end of the table is in view', async ({ demo, page }) => {
  const bar = demo.locator('.rc-table-sticky-scroll-bar');
  await expect(bar).toBeVisible();
  await demo.getByRole('cell', { name: 'S-4107' }).hover();
  await turnWheel(page, 0, 3000);
  await expect(bar).toBeHidden();
});
