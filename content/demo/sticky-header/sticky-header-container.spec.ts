import { boxOf } from '../../../tests/demos/box';
import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'sticky-header-container', viewport: { width: 800, height: 600 } });

test('in a box that scrolls the header stops at the top of the box', async ({ demo, page }) => {
  const box = demo.getByRole('region', { name: 'Harbour office' });
  const customer = demo.getByRole('columnheader', { name: 'Customer' });
  const { top, bottom } = await boxOf(box);
  expect((await boxOf(customer)).top).toBeGreaterThan(top + 20);

  await box.focus();
  await page.keyboard.press('PageDown');

  // One pixel further in: the border of the box.
  await expect.poll(async () => (await boxOf(customer)).top).toBe(top + 1);
  const bar = demo.locator('.rc-table-sticky-scroll-bar');
  await expect.poll(async () => (await boxOf(bar)).bottom).toBe(bottom - 1);
  await page.keyboard.press('End');
  await expect(bar).toBeHidden();
});
