import { boxOf } from '../../../tests/demos/box';
import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'grouping-columns-order', viewport: { width: 600, height: 720 } });

test('a group moves to the front with its columns, and keeps the focus', async ({ demo, page }) => {
  const pass = demo.getByRole('button', { name: 'Weather hut on the Kessel pass' });
  await pass.focus();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('status')).toHaveText('Weather hut on the Kessel pass comes first.');
  await expect(demo.locator('thead').getByRole('button')).toHaveText([
    'Weather hut on the Kessel pass',
    'Lighthouse on Cape Morrow',
    'Town hall roof',
  ]);
  await expect(demo.getByRole('row', { name: 'Mon' }).getByRole('cell')).toHaveText([
    '-4',
    '2',
    '9',
    '13',
    '7',
    '15',
  ]);
  await expect(pass).toBeFocused();
});

test('a heading too long for its columns is cut, with a tooltip', async ({ demo }) => {
  const heading = demo.getByRole('columnheader', { name: 'Weather hut on the Kessel pass' });
  await expect(heading).toHaveAttribute('title', 'Weather hut on the Kessel pass');
  await expect(heading).toHaveCSS('white-space', 'nowrap');
  const button = heading.getByRole('button');
  expect(await button.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(true);
});

test('a short heading stands in the middle over its columns', async ({ demo }) => {
  const heading = await boxOf(demo.getByRole('columnheader', { name: 'Town hall roof' }));
  const button = await boxOf(demo.getByRole('button', { name: 'Town hall roof' }));
  const middle = (box: typeof heading) => box.left + box.width / 2;
  expect(Math.abs(middle(button) - middle(heading))).toBeLessThan(3);
});
