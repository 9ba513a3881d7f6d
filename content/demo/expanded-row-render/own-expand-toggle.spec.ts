import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'own-expand-toggle' });

test('the button in the last column opens and closes its row', async ({ demo, page }) => {
  await expect(demo.getByRole('columnheader')).toHaveText(['Name', 'Team', 'Actions']);
  const button = demo.getByRole('button', { name: 'Contact Tomás Vidal' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(demo.getByText('Phone 4427, desk: 1st floor, room 108')).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(demo.getByText('Phone 4427, desk: 1st floor, room 108')).toBeHidden();
});
