import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'no-data' });

test('rows replace the empty state, and it comes back when they are cleared', async ({ demo }) => {
  const message = demo.getByText('No bookings for this week yet.');
  await expect(message).toBeVisible();
  await demo.getByRole('button', { name: 'Load bookings' }).click();
  await expect(demo.getByRole('cell', { name: 'Priya Rao' })).toBeVisible();
  await expect(message).toHaveCount(0);
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(message).toBeVisible();
  await expect(demo.getByRole('cell', { name: 'Priya Rao' })).toHaveCount(0);
});

test('keyboard focus is not lost when the empty state goes', async ({ demo, page }) => {
  await demo.getByRole('button', { name: 'Load bookings' }).press('Enter');
  await expect(demo.getByRole('button', { name: 'Clear' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('button', { name: 'Load bookings' })).toBeVisible();
});
