import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../tests/demos/test';
import { turnWheel } from '../../../tests/demos/turnWheel';

test.use({ demoId: 'scroll-xy' });

async function scrollRightAndDown(demo: Locator, page: Page): Promise<void> {
  const cell = demo.getByRole('cell', { name: 'Bivouac bag' });
  const before = await cell.boundingBox();
  await cell.hover();
  await turnWheel(page, 120, 0);
  await expect.poll(async () => (await cell.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  await turnWheel(page, 0, 150);
  await expect.poll(async () => (await cell.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
}

/** Every title above its column, whatever has been scrolled. */
async function expectAligned(demo: Locator): Promise<void> {
  const titles = demo.getByRole('columnheader');
  const cells = demo.getByRole('row', { name: 'Head torch' }).getByRole('cell');
  await expect(cells).toHaveCount(await titles.count());
  await expect(async () => {
    for (const column of [0, 1, 5, 10]) {
      const title = await titles.nth(column).boundingBox();
      const cell = await cells.nth(column).boundingBox();
      expect(title?.x).toBeCloseTo(cell?.x ?? Number.NaN, 0);
      expect(title?.width).toBeCloseTo(cell?.width ?? Number.NaN, 0);
    }
  }).toPass();
}

test('the titles stay above their columns in both directions', async ({ demo, page }) => {
  await expectAligned(demo);
  const title = demo.getByRole('columnheader', { name: 'Graz' });
  const before = await title.boundingBox();
  await scrollRightAndDown(demo, page);
  await expectAligned(demo);
  expect((await title.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('hiding and showing the table keeps the columns aligned', async ({ demo, page }) => {
  await demo.getByRole('button', { name: 'Hide the table' }).click();
  await expect(demo.getByRole('table')).toHaveCount(0);
  await page.setViewportSize({ width: 1000, height: 720 });

  await demo.getByRole('button', { name: 'Show the table' }).click();
  await expectAligned(demo);
  await scrollRightAndDown(demo, page);
  await expectAligned(demo);
});
