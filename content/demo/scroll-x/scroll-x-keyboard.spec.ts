import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'scroll-x-keyboard' });

test('the table takes the focus and scrolls with the arrow keys', async ({ demo, page }) => {
  await demo.getByRole('button', { name: 'Last day' }).focus();
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('group', { name: 'Shifts, scrollable' })).toBeFocused();

  const name = demo.getByRole('cell', { name: 'Carmen' });
  const before = await name.boundingBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await name.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
});

test('the buttons scroll to the first and the last day', async ({ demo }) => {
  const last = demo.getByRole('columnheader', { name: 'May 14' });
  await expect(last).not.toBeInViewport();
  await demo.getByRole('button', { name: 'Last day' }).click();
  await expect(last).toBeInViewport({ ratio: 1 });
  await demo.getByRole('button', { name: 'First day' }).click();
  await expect(last).not.toBeInViewport();
  await expect(demo.getByRole('cell', { name: 'Carmen' })).toBeInViewport({ ratio: 1 });
});
