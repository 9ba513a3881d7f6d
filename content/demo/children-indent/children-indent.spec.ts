import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'children-indent' });

test('branches open and close one by one and all at once', async ({ demo }) => {
  await expect(demo.getByRole('cell', { name: 'Platform' })).toBeVisible();
  await demo.getByRole('button', { name: 'Expand Platform' }).click();
  await expect(demo.getByRole('cell', { name: 'Storage' })).toBeVisible();
  await demo.getByRole('button', { name: 'Collapse Product' }).click();
  await expect(demo.getByRole('row')).toHaveCount(4);

  await demo.getByRole('button', { name: 'Open all' }).click();
  await expect(demo.getByRole('row')).toHaveCount(12);
  await demo.getByRole('button', { name: 'Close all' }).click();
  await expect(demo.getByRole('row')).toHaveCount(4);
});

test('a branch opens with the keyboard', async ({ demo, page }) => {
  await demo.getByRole('button', { name: 'Expand Sales' }).focus();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('cell', { name: 'North' })).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Collapse Sales' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('the slider changes the indentation of every level', async ({ demo, page }) => {
  const start = async (name: string) =>
    await demo.getByText(name, { exact: true }).evaluate((cell) => {
      const text = document.createRange();
      const node = [...cell.childNodes].find((child) => child.nodeType === Node.TEXT_NODE);
      if (node !== undefined) text.selectNode(node);
      return text.getBoundingClientRect().left;
    });

  expect((await start('Design')) - (await start('Product'))).toBeCloseTo(24, 0);
  expect((await start('Mobile')) - (await start('Product'))).toBeCloseTo(48, 0);
  // A leaf and a branch of one level begin at the same edge.
  expect(await start('Mobile')).toBeCloseTo(await start('Platform'), 0);

  await demo.getByRole('slider', { name: 'Indentation' }).focus();
  await page.keyboard.press('Home');
  await expect
    .poll(async () => (await start('Mobile')) - (await start('Product')))
    .toBeCloseTo(0, 0);
});
