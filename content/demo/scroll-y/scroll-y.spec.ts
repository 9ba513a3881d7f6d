import { expect, test } from '../../../tests/demos/test';
import { turnWheel } from '../../../tests/demos/turnWheel';

test.use({ demoId: 'scroll-y' });

test('the header stays above its columns while the rows scroll', async ({ demo, page }) => {
  const header = demo.getByRole('columnheader', { name: 'Place' });
  const before = await header.boundingBox();
  const last = demo.getByRole('cell', { name: '30', exact: true });
  await expect(last).not.toBeInViewport();

  await demo.getByRole('cell', { name: '06:20' }).hover();
  await turnWheel(page, 0, 2000);
  await expect(last).toBeInViewport();
  const after = await header.boundingBox();
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
  const cell = await demo.getByRole('cell', { name: 'Old willow' }).last().boundingBox();
  expect(after?.x).toBeCloseTo(cell?.x ?? 0, 0);
  expect(after?.width).toBeCloseTo(cell?.width ?? 0, 0);
});

test('the height is a maximum, in pixels or as a CSS length', async ({ demo, page }) => {
  const height = async () => (await demo.boundingBox())?.height ?? 0;
  const normal = await height();
  await demo.getByRole('radio', { name: '160' }).check();
  await expect.poll(height).toBeCloseTo(normal - 160, 0);

  await demo.getByRole('radio', { name: '50vh' }).check();
  await page.setViewportSize({ width: 1280, height: 500 });
  await expect.poll(height).toBeCloseTo(normal - 320 + 250, 0);

  await demo.getByRole('radio', { name: '2', exact: true }).check();
  await expect.poll(height).toBeLessThan(normal - 160);
});
