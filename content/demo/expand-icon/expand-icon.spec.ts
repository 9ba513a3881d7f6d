import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'expand-icon' });

test('the icon is a button for the keyboard that tells its state', async ({ demo, page }) => {
  await demo.getByRole('radio', { name: 'Chevron' }).focus();
  await page.keyboard.press('Tab');
  const button = demo.getByRole('button', { name: /steps for Shakshuka/ });
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleName('Show steps for Shakshuka');
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toHaveAccessibleName('Hide steps for Shakshuka');
  await expect(demo.getByText('Simmer the sauce')).toBeVisible();
  await expect(demo.getByRole('status')).toHaveText('Shakshuka opened.');

  await page.keyboard.press('Enter');
  await expect(demo.getByText('Simmer the sauce')).toBeHidden();
  await expect(demo.getByRole('status')).toHaveText('Shakshuka closed.');
});

test('another kind of icon keeps open rows open', async ({ demo }) => {
  const button = demo.getByRole('button', { name: /steps for Gnocchi/ });
  await button.click();
  await expect(button).toHaveText('▾');
  await demo.getByRole('radio', { name: 'Plus and minus' }).check();
  await expect(button).toHaveText('−');
  await demo.getByRole('radio', { name: 'Words' }).check();
  await expect(button).toHaveText('Hide');
  await expect(demo.getByText('Boil, mash, knead')).toBeVisible();
});

test('a row without content has no button', async ({ demo }) => {
  const row = demo.getByRole('row', { name: 'Cheese toast' });
  await expect(row).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
});
