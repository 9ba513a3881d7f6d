import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'column-resize' });

const widthOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.width ?? 0);

async function drag(page: Page, handle: Locator, distance: number) {
  const box = await handle.boundingBox();
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y);
  await page.mouse.move(x + distance, y);
  await page.mouse.up();
}

test('dragging a border changes that column by the same distance and no other', async ({
  demo,
  page,
}) => {
  const title = demo.getByRole('columnheader', { name: 'Title' });
  const author = demo.getByRole('columnheader', { name: 'Author' });
  await drag(page, demo.getByRole('separator', { name: 'Width of Title' }), 60);
  await expect.poll(() => widthOf(title)).toBe(260);
  expect(await widthOf(author)).toBe(140);
  await expect(demo.getByText('Title 260 px')).toBeVisible();
});

test('a drag stops at the limits', async ({ demo, page }) => {
  const author = demo.getByRole('columnheader', { name: 'Author' });
  const handle = demo.getByRole('separator', { name: 'Width of Author' });
  await drag(page, handle, -130);
  await expect.poll(() => widthOf(author)).toBe(80);
  await drag(page, handle, 600);
  await expect.poll(() => widthOf(author)).toBe(400);
});

test('the keyboard moves a border, to the limits and back', async ({ demo, page }) => {
  const shelf = demo.getByRole('columnheader', { name: 'Shelf' });
  const handle = demo.getByRole('separator', { name: 'Width of Shelf' });
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuenow', '110');
  await expect.poll(() => widthOf(shelf)).toBe(110);
  await page.keyboard.press('Home');
  await expect.poll(() => widthOf(shelf)).toBe(80);
  await page.keyboard.press('End');
  await expect(handle).toHaveAttribute('aria-valuenow', '400');
  await page.keyboard.press('Enter');
  await expect.poll(() => widthOf(shelf)).toBe(90);
  await expect(handle).toBeFocused();
});

test('a double click resets one column, the button all', async ({ demo, page }) => {
  const title = demo.getByRole('separator', { name: 'Width of Title' });
  const author = demo.getByRole('separator', { name: 'Width of Author' });
  await drag(page, title, 40);
  await drag(page, author, 40);
  await expect(author).toHaveAttribute('aria-valuenow', '180');
  await title.dblclick();
  await expect(title).toHaveAttribute('aria-valuenow', '200');
  await expect(author).toHaveAttribute('aria-valuenow', '180');
  await demo.getByRole('button', { name: 'Reset widths' }).click();
  await expect(author).toHaveAttribute('aria-valuenow', '140');
});

test.describe('right to left', () => {
  test.use({ demoQuery: 'dir=rtl' });

  test('dragging a border to the left widens the column', async ({ demo, page }) => {
    const author = demo.getByRole('columnheader', { name: 'Author' });
    const handle = demo.getByRole('separator', { name: 'Width of Author' });
    await drag(page, handle, -40);
    await expect.poll(() => widthOf(author)).toBe(180);
    await handle.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => widthOf(author)).toBe(190);
  });
});
