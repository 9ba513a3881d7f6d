import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'expand-icon-classes' });

test('the button looks like the icon of the table, and turns when it opens', async ({ demo }) => {
  const button = demo.getByRole('button', { name: /note on Tides/ });
  const chevron = () => button.evaluate((node) => getComputedStyle(node, '::before').transform);
  await expect(button).toHaveCSS('width', '24px');
  await expect(button).toHaveCSS('border-top-width', '0px');
  const closed = await chevron();
  expect(closed).not.toBe('none');

  await button.press('Enter');
  await expect(demo.getByText('Recorded in four nights.')).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(chevron).not.toBe(closed);
});

test('a row with nothing to open keeps the room of the icon, without a button', async ({
  demo,
}) => {
  const row = demo.getByRole('row', { name: 'Paper Boats' });
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(row.locator('.rc-table-row-spaced')).toHaveCSS('visibility', 'hidden');
  await expect(row.locator('.rc-table-row-spaced')).toHaveCSS('width', '24px');
});
