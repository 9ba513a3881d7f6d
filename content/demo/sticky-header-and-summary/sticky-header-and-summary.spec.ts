import { boxOf } from '../../../tests/demos/box';
import { expect, test } from '../../../tests/demos/test';
import { turnWheel } from '../../../tests/demos/turnWheel';

test.use({ demoId: 'sticky-header-and-summary', viewport: { width: 800, height: 600 } });

test('header and summary stay while the page scrolls', async ({ demo, page }) => {
  const january = demo.getByRole('columnheader', { name: 'Jan' });
  const total = demo.getByRole('cell', { name: '1,826' });
  expect((await boxOf(total)).bottom).toBe(600);

  await demo.getByRole('cell', { name: 'Bakery', exact: true }).hover();
  await turnWheel(page, 0, 400);
  await expect.poll(async () => (await boxOf(january)).top).toBe(56);
  expect((await boxOf(total)).bottom).toBe(600);
});

test('the summary cells stay below their months when scrolled sideways', async ({ demo, page }) => {
  const january = demo.getByRole('columnheader', { name: 'Jan' });
  const total = demo.getByRole('cell', { name: '1,826' });
  const label = demo.getByRole('cell', { name: 'Whole site' });
  const before = { january: await boxOf(january), label: await boxOf(label) };
  await demo.getByRole('cell', { name: 'Bakery', exact: true }).hover();
  await turnWheel(page, 200, 0);
  await expect.poll(async () => (await boxOf(january)).left).toBe(before.january.left - 200);
  await expect.poll(async () => (await boxOf(total)).left).toBe(before.january.left - 200);
  expect(await boxOf(label)).toEqual(before.label);
});

test('at the top the summary sits under the header', async ({ demo, page }) => {
  await demo.getByLabel('At the top').check();
  const january = demo.getByRole('columnheader', { name: 'Jan' });
  const total = demo.getByRole('cell', { name: '1,826' });
  await demo.getByRole('cell', { name: 'Bakery', exact: true }).hover();
  await turnWheel(page, 0, 400);
  await expect.poll(async () => (await boxOf(january)).top).toBe(56);
  expect((await boxOf(total)).top).toBe((await boxOf(january)).bottom);
});

test('not fixed, the summary waits at the end of the table', async ({ demo, page }) => {
  await demo.getByLabel('Not fixed').check();
  const total = demo.getByRole('cell', { name: '1,826' });
  await expect(total).not.toBeInViewport();
  await demo.getByRole('cell', { name: 'Bakery', exact: true }).hover();
  await turnWheel(page, 0, 3000);
  await expect(total).toBeInViewport();
  const last = demo.getByRole('cell', { name: 'Warehouse', exact: true });
  expect((await boxOf(total)).top).toBe((await boxOf(last)).bottom);
});

test('not sticky, the header leaves with the page and the body scrolls', async ({ demo, page }) => {
  await demo.getByLabel('Sticky').uncheck();
  const january = demo.getByRole('columnheader', { name: 'Jan' });
  const before = await boxOf(january);

  await demo.getByRole('cell', { name: 'Bakery', exact: true }).hover();
  await turnWheel(page, 0, 200);
  await expect(demo.getByRole('cell', { name: 'Archive', exact: true })).not.toBeInViewport();
  expect(await boxOf(january)).toEqual(before);

  await page.setViewportSize({ width: 800, height: 420 });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await boxOf(january)).top).toBeLessThan(56);
});
