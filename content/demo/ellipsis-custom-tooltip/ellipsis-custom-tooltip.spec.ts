import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'ellipsis-custom-tooltip' });

const cutText = /^Given by the pilots of the harbour/;

test('pointing at a cut text shows all of it, pointing elsewhere hides it', async ({
  demo,
  page,
}) => {
  await demo.getByRole('button', { name: cutText }).hover();
  await expect(demo.getByRole('tooltip')).toHaveText(cutText);
  await page.mouse.move(0, 0);
  await expect(demo.getByRole('tooltip')).toHaveCount(0);
});

test('the focus shows it too, and Escape hides it', async ({ demo, page }) => {
  await demo.getByRole('button', { name: cutText }).focus();
  await expect(demo.getByRole('tooltip')).toHaveText(cutText);
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('tooltip')).toHaveCount(0);
  await expect(demo.getByRole('button', { name: cutText })).toBeFocused();
});

test('Escape also hides it while the focus is elsewhere', async ({ demo, page }) => {
  await demo.getByRole('button', { name: cutText }).hover();
  await expect(demo.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('tooltip')).toHaveCount(0);
});

test('a text that fits has no tooltip', async ({ demo, page }) => {
  await demo.getByRole('button', { name: cutText }).focus();
  await expect(demo.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('button', { name: 'Runs' })).toBeFocused();
  await expect(demo.getByRole('tooltip')).toHaveCount(0);
});

test('the tooltip is not cut off by the table', async ({ demo }) => {
  await demo.getByRole('button', { name: cutText }).focus();
  const tooltip = demo.getByRole('tooltip');
  await expect(tooltip).toBeVisible();
  expect(await tooltip.evaluate((element) => element.closest('.rc-table'))).toBeNull();
});

test('no cell has a native tooltip besides', async ({ demo }) => {
  await expect(demo.locator('tbody [title]')).toHaveCount(0);
});
