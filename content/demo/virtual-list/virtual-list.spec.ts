import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'virtual-list' });

test('100,000 rows need only a few in the page', async ({ demo }) => {
  const table = demo.getByRole('table', { name: 'Orders' });
  await expect(table).toHaveAttribute('aria-rowcount', '100001');
  await expect(demo.getByRole('definition').nth(0)).toHaveText('100,000');

  const rows = table.locator('[data-virtual-row]');
  const rowsInPage = await rows.count();
  expect(rowsInPage).toBeGreaterThan(8);
  expect(rowsInPage).toBeLessThan(25);
  await expect(demo.getByRole('definition').nth(1)).toHaveText(String(rowsInPage));
});

test('go to a row shows that row and names it', async ({ demo }) => {
  await demo.getByRole('spinbutton', { name: 'Go to order' }).fill('73210');
  await demo.getByRole('button', { name: 'Go' }).click();
  const row = demo.getByRole('row', { name: '73,210' });
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute('aria-rowindex', '73211');
  await expect(demo.getByRole('status')).toContainText('Order 73,210:');
});

test('the keyboard scrolls to the end, and the frame is measured', async ({ demo, page }) => {
  await expect(demo.getByRole('definition').nth(2)).toHaveText('–');
  await demo.getByRole('table', { name: 'Orders' }).focus();
  await page.keyboard.press('End');
  await expect(demo.getByRole('row', { name: '100,000' })).toBeInViewport();
  await expect(demo.getByRole('definition').nth(2)).toHaveText(/^\d+\.\d ms$/);
});

test('header and body line up and fill the table', async ({ demo, page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 720 });
    await expect(async () => {
      const header = await demo.locator('thead th').last().boundingBox();
      const cell = await demo.getByRole('cell').nth(2).boundingBox();
      const body = await demo.getByRole('table', { name: 'Orders' }).boundingBox();
      expect(Math.abs((header?.x ?? 0) - (cell?.x ?? -9))).toBeLessThanOrEqual(1);
      expect(body?.width).toBeGreaterThan(width - 60);
      expect(body?.width).toBeLessThan(width);
    }).toPass();
  }
});
