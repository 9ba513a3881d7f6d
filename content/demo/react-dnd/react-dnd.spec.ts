import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'react-dnd' });

test('a row is dropped where the line shows', async ({ demo, page }) => {
  const titles = demo.getByRole('rowheader');
  const dragged = demo.getByRole('row', { name: 'Maps that load fast' });
  const target = demo.getByRole('row', { name: 'Fonts without flicker' });

  await dragged.hover();
  await page.mouse.down();
  // The second move is what makes the browser report where the pointer is.
  await target.hover();
  await target.hover();
  const line = target.getByRole('rowheader');
  await expect(line).toHaveCSS('box-shadow', /inset/);
  await page.mouse.up();

  await expect(titles).toHaveText([
    'Welcome',
    'Tables for everyone',
    'Fonts without flicker',
    'Maps that load fast',
    'Questions and answers',
  ]);
  await expect(demo.getByRole('status')).toHaveText('“Maps that load fast” is now number 4 of 5.');
  await expect(line).toHaveCSS('box-shadow', 'none');
});

test('a row dragged upwards lands above the row it is dropped on', async ({ demo }) => {
  await demo
    .getByRole('row', { name: 'Questions and answers' })
    .dragTo(demo.getByRole('row', { name: 'Welcome' }));
  await expect(demo.getByRole('rowheader').first()).toHaveText('Questions and answers');
  await expect(demo.getByRole('cell', { name: '9:35' })).toBeVisible();
});

test('the keyboard moves a row as well, says so and keeps the focus', async ({ demo, page }) => {
  const down = demo.getByRole('button', { name: 'Move Fonts without flicker down' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('status')).toHaveText(
    '“Fonts without flicker” is now number 5 of 5.',
  );
  await expect(demo.getByRole('rowheader').last()).toHaveText('Fonts without flicker');
  await expect(down).toBeFocused();
  await expect(down).toHaveAttribute('aria-disabled', 'true');

  await page.keyboard.press('Enter');
  await expect(demo.getByRole('status')).toHaveText('“Fonts without flicker” is already last.');
});
