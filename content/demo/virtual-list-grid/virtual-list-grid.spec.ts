import { expect, test } from '../../../tests/demos/test';
import { turnWheel } from '../../../tests/demos/turnWheel';

test.use({ demoId: 'virtual-list-grid' });

test('100,000 rows by 25 columns need only the visible cells', async ({ demo }) => {
  const table = demo.getByRole('table', { name: 'Temperatures by hour' });
  await expect(table).toHaveAttribute('aria-rowcount', '100001');
  await expect(table).toHaveAttribute('aria-colcount', '25');
  expect(await table.locator('[data-virtual-row]').count()).toBeLessThan(25);
  expect(await table.getByRole('cell').count()).toBeLessThan(500);
  await expect(demo.getByRole('definition').nth(0)).toHaveText('100,000');
});

test('the header follows the body sideways', async ({ demo, page }) => {
  const body = demo.getByRole('table', { name: 'Temperatures by hour' });
  const header = demo.locator('thead th', { hasText: '23:00' });
  await expect(header).not.toBeInViewport();
  await body.focus();
  await body.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(header).toBeInViewport({ ratio: 0.9 });
  await expect(async () => {
    const cell = body.locator('[aria-colindex="25"][role="cell"]').first();
    const left = (await cell.boundingBox())?.x ?? -9;
    expect(Math.abs(((await header.boundingBox())?.x ?? 0) - left)).toBeLessThanOrEqual(1);
  }).toPass();

  await page.keyboard.press('ArrowLeft');
  await expect
    .poll(() =>
      body.evaluate((element) => element.scrollWidth - element.clientWidth - element.scrollLeft),
    )
    .toBeGreaterThan(10);
});

test('the body follows the header sideways', async ({ demo, page }) => {
  const body = demo.getByRole('table', { name: 'Temperatures by hour' });
  await demo.locator('thead').hover({ position: { x: 300, y: 10 } });
  await turnWheel(page, 400, 0);
  await expect.poll(() => body.evaluate((element) => element.scrollLeft)).toBe(400);
});

test('go to a row shows that row', async ({ demo }) => {
  await demo.getByRole('spinbutton', { name: 'Go to row' }).fill('99999');
  await demo.getByRole('button', { name: 'Go' }).click();
  const row = demo.locator('[aria-rowindex="100000"]');
  await expect(row.getByRole('cell').first()).toBeInViewport();
  await expect(row.getByRole('cell').first()).toContainText('99999');
  await expect(demo.getByRole('status')).toContainText('Row 99,999:');
});
