import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'animation' });

test('a deleted row fades out, leaves and hands over the focus', async ({ demo, page }) => {
  const row = demo.getByRole('row', { name: 'Order chairs' });
  await demo.getByRole('button', { name: 'Delete Order chairs' }).focus();
  // The animation is held, so that the test can see the row in between.
  await page.addStyleTag({ content: '.rc-table-row { animation-play-state: paused !important; }' });
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('status')).toHaveText('Deleted “Order chairs”.');
  await expect(demo.getByRole('button', { name: 'Delete Print badges' })).toBeFocused();
  // Held for good, the animation never reports its end: the safety net removes the row.
  await expect(row).toHaveCount(0);
  await expect(demo.getByRole('row')).toHaveCount(3);
});

test('a leaving row is removed when its animation ends', async ({ demo, page }) => {
  // Without timers there is no safety net: only the end of the animation can remove the row.
  await page.evaluate(() => {
    window.setTimeout = (() => 0) as unknown as typeof window.setTimeout;
  });
  await demo.getByRole('button', { name: 'Delete Book the hall' }).click();
  await expect(demo.getByRole('row', { name: 'Book the hall' })).toHaveCount(0);
});

test('added rows appear at the end, and the last deletion leads back to the button', async ({
  demo,
}) => {
  await demo.getByRole('button', { name: 'Add task' }).click();
  await expect(demo.getByRole('row').last()).toContainText('Test the microphones');
  for (const title of ['Book the hall', 'Order chairs', 'Print badges', 'Test the microphones']) {
    await demo.getByRole('button', { name: `Delete ${title}` }).click();
    await expect(demo.getByRole('row', { name: title })).toHaveCount(0);
  }
  await expect(demo.getByText('Everything is done.')).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Add task' })).toBeFocused();
});

test('with reduced motion rows leave all the same', async ({ demo, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await demo.getByRole('button', { name: 'Delete Print badges' }).click();
  await expect(demo.getByRole('row', { name: 'Print badges' })).toHaveCount(0);
});
