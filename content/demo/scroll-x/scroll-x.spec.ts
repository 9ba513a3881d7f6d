import { expect, test } from '../../../tests/demos/test';
import { turnWheel } from '../../../tests/demos/turnWheel';

test.use({ demoId: 'scroll-x' });

test('a number is the width of the table, whatever the frame', async ({ demo, page }) => {
  await expect(demo.getByRole('status')).toContainText('The table is 2000 px wide');
  const remark = demo.getByRole('columnheader', { name: 'Remark' });
  await expect(remark).not.toBeInViewport({ ratio: 0.9 });

  await demo.getByRole('cell', { name: '118' }).hover();
  await turnWheel(page, 2000, 0);
  await expect(remark).toBeInViewport({ ratio: 0.9 });
  // The table scrolls inside itself, never the page.
  expect(await page.evaluate(() => document.scrollingElement?.scrollLeft)).toBe(0);
});

test('no value makes the table narrower than its frame', async ({ demo }) => {
  for (const name of ['900', "'150%'", "'max-content'", 'true', 'not set']) {
    await demo.getByRole('radio', { name }).check();
    const frame = await demo
      .getByRole('group', { name: 'Rain by month in millimetres, scrollable' })
      .boundingBox();
    await expect
      .poll(async () => (await demo.getByRole('table').boundingBox())?.width)
      .toBeGreaterThanOrEqual(Math.floor(frame?.width ?? Number.POSITIVE_INFINITY));
  }
});

test('max-content keeps texts on one line, true wraps them', async ({ demo, page }) => {
  await page.setViewportSize({ width: 700, height: 720 });
  const row = demo.getByRole('row', { name: 'Galway' });
  await demo.getByRole('radio', { name: "'max-content'" }).check();
  const oneLine = await row.boundingBox();
  await demo.getByRole('radio', { name: 'true' }).check();
  await expect
    .poll(async () => (await row.boundingBox())?.height)
    .toBeGreaterThan((oneLine?.height ?? Number.POSITIVE_INFINITY) + 10);
});

test('a percentage follows the frame', async ({ demo, page }) => {
  await demo.getByRole('radio', { name: "'150%'" }).check();
  const width = async () => (await demo.getByRole('table').boundingBox())?.width;
  await expect.poll(width).toBeCloseTo(1872, 0);
  await page.setViewportSize({ width: 1132, height: 720 });
  await expect.poll(width).toBeCloseTo(1650, 0);
  await expect(demo.getByRole('status')).toHaveText(
    'The table is 1650 px wide, its frame 1100 px.',
  );
});
