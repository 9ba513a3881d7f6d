import { boxOf } from '../../../tests/demos/box';
import { expect, test } from '../../../tests/demos/test';
import { turnWheel } from '../../../tests/demos/turnWheel';

test.use({ demoId: 'sticky-header', viewport: { width: 800, height: 600 } });

test('the header stops below the header of the page', async ({ demo, page }) => {
  const customer = demo.getByRole('columnheader', { name: 'Customer' });
  expect((await boxOf(customer)).top).toBeGreaterThan(56);
  await demo.getByRole('cell', { name: 'S-4107' }).hover();
  await turnWheel(page, 0, 300);
  await expect.poll(async () => (await boxOf(customer)).top).toBe(56);
});

test('another offset moves the place where it stops', async ({ demo, page }) => {
  const customer = demo.getByRole('columnheader', { name: 'Customer' });
  await demo.getByLabel('Offset of the header in px').fill('0');
  await demo.getByRole('cell', { name: 'S-4107' }).hover();
  await turnWheel(page, 0, 300);
  await expect.poll(async () => (await boxOf(customer)).top).toBe(0);
});

test('the sticky header follows the body sideways, pinned cells stay', async ({ demo, page }) => {
  const customer = demo.getByRole('columnheader', { name: 'Customer' });
  const status = demo.getByRole('columnheader', { name: 'Status' });
  await demo.getByRole('cell', { name: 'S-4107' }).hover();
  await turnWheel(page, 0, 300);
  await expect.poll(async () => (await boxOf(customer)).top).toBe(56);
  const before = { customer: await boxOf(customer), status: await boxOf(status) };

  await turnWheel(page, 80, 0);
  await expect.poll(async () => (await boxOf(customer)).left).toBe(before.customer.left - 80);
  expect(await boxOf(status)).toEqual(before.status);
});
