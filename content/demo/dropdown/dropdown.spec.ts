import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'dropdown' });

test('ticking teams filters the rows, unticking brings them back', async ({ demo }) => {
  await demo.getByRole('button', { name: 'Filter by Team' }).click();
  await demo.getByRole('menuitemcheckbox', { name: 'Sales' }).click();
  await expect(demo.getByRole('status')).toHaveText('1 of 8 colleagues');
  await demo.getByRole('menuitemcheckbox', { name: 'Design' }).click();
  await expect(demo.getByRole('rowheader')).toHaveText([
    'Sofia Lindqvist',
    'Yara Haddad',
    'Dario Conti',
  ]);
  await demo.getByRole('menuitemcheckbox', { name: 'Sales' }).click();
  await expect(demo.getByRole('rowheader')).toHaveText(['Sofia Lindqvist', 'Dario Conti']);
});

test('two filters work together and can be cleared', async ({ demo, page }) => {
  await demo.getByRole('button', { name: 'Filter by Team' }).click();
  await demo.getByRole('menuitemcheckbox', { name: 'Sales' }).click();
  await page.keyboard.press('Escape');
  await demo.getByRole('button', { name: 'Filter by Office' }).click();
  await demo.getByRole('menuitemcheckbox', { name: 'Malmö' }).click();
  await expect(demo.getByText('No colleague matches both filters.')).toBeVisible();
  await demo.getByRole('button', { name: 'Clear filters' }).click();
  await expect(demo.getByRole('status')).toHaveText('8 of 8 colleagues');
});

test('the menu works by keyboard alone', async ({ demo, page }) => {
  const trigger = demo.getByRole('button', { name: 'Filter by Office' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  const first = demo.getByRole('menuitemcheckbox', { name: 'Gdańsk' });
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const second = demo.getByRole('menuitemcheckbox', { name: 'Malmö' });
  // rc-menu moves the focus a frame after the key; a key pressed sooner goes to the first item.
  await expect(second).toBeFocused();
  await page.keyboard.press('Space');
  await expect(second).toBeChecked();
  await expect(demo.getByRole('status')).toHaveText('3 of 8 colleagues');
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('menu')).toBeHidden();
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveAccessibleName('Filter by Office, 1 chosen');
});

test('the open menu is inside the demo and within its width', async ({ demo, page }) => {
  await page.setViewportSize({ width: 390, height: 720 });
  await demo.getByRole('button', { name: 'Filter by Office' }).click();
  const menu = demo.getByRole('menu', { name: 'Filter by Office' });
  await expect(menu).toBeVisible();
  await expect(async () => {
    const box = await menu.boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  }).toPass();
});
