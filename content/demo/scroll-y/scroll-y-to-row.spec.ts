import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'scroll-y-to-row' });

test('the chosen row comes to the top of the body', async ({ demo, page }) => {
  const row = demo.getByRole('row', { name: '14:40' });
  await expect(row).not.toBeInViewport();
  await demo.getByLabel('Go to').selectOption('14:40');
  await expect(row).toBeInViewport({ ratio: 1 });

  const header = await demo.getByRole('columnheader', { name: 'Time' }).boundingBox();
  const top = (await row.boundingBox())?.y ?? 0;
  expect(Math.abs(top - ((header?.y ?? 0) + (header?.height ?? 0)))).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);

  await demo.getByLabel('Go to').selectOption('06:10');
  await expect(demo.getByRole('row', { name: '06:10' })).toBeInViewport({ ratio: 1 });
});

test('the last row is reached although it cannot come to the top', async ({ demo }) => {
  await demo.getByLabel('Go to').selectOption('21:40');
  await expect(demo.getByRole('row', { name: '21:40' })).toBeInViewport({ ratio: 1 });
});
