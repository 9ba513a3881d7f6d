import { boxOf } from '../../../tests/demos/box';
import { expect, test } from '../../../tests/demos/test';
import { turnWheel } from '../../../tests/demos/turnWheel';

test.use({ demoId: 'fixed-columns', viewport: { width: 800, height: 720 } });

test('the pinned columns stay while the months scroll under them', async ({ demo, page }) => {
  const store = demo.getByRole('columnheader', { name: 'Store' });
  const january = demo.getByRole('columnheader', { name: 'Jan' });
  const trend = demo.getByRole('columnheader', { name: 'Trend' });
  const berlin = demo.getByRole('cell', { name: 'Berlin Mitte', exact: true });
  const before = {
    store: await boxOf(store),
    january: await boxOf(january),
    trend: await boxOf(trend),
    berlin: await boxOf(berlin),
  };

  await berlin.hover();
  await turnWheel(page, 200, 0);

  await expect.poll(async () => (await boxOf(january)).left).toBe(before.january.left - 200);
  expect(await boxOf(store)).toEqual(before.store);
  expect(await boxOf(berlin)).toEqual(before.berlin);
  const end = (await boxOf(demo.locator('.rc-table'))).right;
  expect((await boxOf(trend)).right).toBe(end);
});

test('a hovered pinned cell lets nothing shine through', async ({ demo }) => {
  const berlin = demo.getByRole('cell', { name: 'Berlin Mitte', exact: true });
  await berlin.hover();
  await expect(berlin).toHaveCSS('background-color', /^rgb\(/);
  await expect(berlin).not.toHaveCSS('background-image', 'none');
});

test('the totals stand below their months and scroll with them', async ({ demo, page }) => {
  const january = demo.getByRole('columnheader', { name: 'Jan' });
  const total = demo.getByRole('cell', { name: '1,341', exact: true });
  const before = (await boxOf(january)).left;

  await demo.getByRole('cell', { name: 'Berlin Mitte', exact: true }).hover();
  await turnWheel(page, 200, 0);

  await expect.poll(async () => (await boxOf(january)).left).toBe(before - 200);
  await expect.poll(async () => (await boxOf(total)).left).toBe(before - 200);
  expect((await boxOf(total)).width).toBe((await boxOf(january)).width);
});

test('each side pins as many columns as chosen', async ({ demo, page }) => {
  const start = (await boxOf(demo.locator('.rc-table'))).left;
  const store = demo.getByRole('columnheader', { name: 'Store' });
  const manager = demo.getByRole('columnheader', { name: 'Manager' });

  await demo.getByLabel('Pinned left').selectOption('2 columns');
  await demo.getByLabel('Pinned right').selectOption('nothing');
  const pinnedManager = await boxOf(manager);
  await demo.getByRole('cell', { name: 'Berlin Mitte', exact: true }).hover();
  await turnWheel(page, 600, 0);
  const trend = demo.getByRole('columnheader', { name: 'Trend' });
  const end = (await boxOf(demo.locator('.rc-table'))).right;
  await expect.poll(async () => (await boxOf(trend)).right).toBe(end);
  expect(await boxOf(manager)).toEqual(pinnedManager);

  await demo.getByLabel('Pinned left').selectOption('nothing');
  await expect.poll(async () => (await boxOf(store)).right).toBeLessThan(start);
});

test('without a limited height every store is in view', async ({ demo }) => {
  const warsaw = demo.getByRole('cell', { name: 'Warsaw', exact: true });
  await expect(warsaw).not.toBeInViewport();
  await demo.getByLabel('Limit the height').uncheck();
  await expect(warsaw).toBeInViewport();
  // One table instead of three: header, body and summary are no longer apart.
  await expect(demo.getByRole('table')).toHaveCount(1);
});

test('what an expanded row says stays in view while scrolling sideways', async ({ demo, page }) => {
  const button = demo.getByRole('button', { name: 'Expand Berlin Mitte' });
  await button.focus();
  await page.keyboard.press('Enter');
  const note = demo.getByText('Run by Jonas Weidenfeller');
  await expect(note).toBeVisible();
  const before = await boxOf(note);

  await note.hover();
  await turnWheel(page, 200, 0);
  await expect(demo.locator('.rc-table')).toHaveClass(/rc-table-ping-left/);
  expect((await boxOf(note)).left).toBe(before.left);
});
