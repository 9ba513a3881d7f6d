import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'hover-perf' });

test('hovering renders no cell, a render of the parent renders all', async ({ demo }) => {
  const read = demo.getByRole('button', { name: 'Read counter' });
  const status = demo.getByRole('status');
  await read.click();
  await expect(status).toContainText('in all');

  for (const bin of ['1-1', '1-2', '1-3', '1-4', '1-5']) {
    await demo.getByRole('cell', { name: bin, exact: true }).hover();
  }
  await read.click();
  await expect(status).toContainText('0 cell renders since the last reading');

  await demo.getByRole('button', { name: 'Render parent (1)' }).click();
  await read.click();
  await expect(status).toContainText('500 cell renders since the last reading');
});

test('a hovered row lights up together with the cell that spans it', async ({ demo }) => {
  const aisle = demo.getByRole('rowheader', { name: 'Aisle 1', exact: true });
  const cell = demo.getByRole('cell', { name: '1-4', exact: true });
  const other = demo.getByRole('cell', { name: '1-5', exact: true });
  await cell.hover();
  await expect(cell).toHaveCSS('background-image', /gradient/);
  await expect(aisle).toHaveCSS('background-image', /gradient/);
  await expect(other).toHaveCSS('background-image', 'none');
});

test('a thousand rows can be chosen', async ({ demo }) => {
  await demo.getByRole('combobox', { name: 'Rows' }).selectOption('1,000');
  await expect(demo.getByRole('cell', { name: '100-10', exact: true })).toHaveCount(1);
});

test('the table scrolls by keyboard below its header', async ({ demo, page }) => {
  await demo.getByRole('region', { name: 'Stock by bin, scrolling' }).focus();
  await page.keyboard.press('End');
  await expect(demo.getByRole('cell', { name: '10-10', exact: true })).toBeInViewport();
  await expect(demo.getByRole('columnheader', { name: 'Article' })).toBeInViewport();
});
