import { boxOf } from '../../../tests/demos/box';
import { expect, test } from '../../../tests/demos/test';
import { turnWheel } from '../../../tests/demos/turnWheel';

test.use({ demoId: 'sticky-header-height', viewport: { width: 800, height: 420 } });

test('the body scrolls first, then the page, and the header stays', async ({ demo, page }) => {
  const customer = demo.getByRole('columnheader', { name: 'Customer' });
  const first = demo.getByRole('cell', { name: 'S-4100' });
  const before = { customer: await boxOf(customer), first: await boxOf(first) };

  await demo.getByRole('cell', { name: 'S-4121' }).hover();
  await turnWheel(page, 0, 200);
  await expect.poll(async () => (await boxOf(first)).top).toBe(before.first.top - 200);
  expect((await boxOf(customer)).top).toBe(before.customer.top);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await boxOf(first)).top).toBeLessThan(before.first.top - 250);
  expect((await boxOf(customer)).top).toBe(56);
});
