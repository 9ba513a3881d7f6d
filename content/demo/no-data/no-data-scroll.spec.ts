import { expect, test } from '../../../tests/demos/test';
import { turnWheel } from '../../../tests/demos/turnWheel';

test.use({ demoId: 'no-data-scroll' });

test('the message stays in the middle while the header scrolls', async ({ demo, page }) => {
  const message = demo.getByText('No measurements.');
  const december = demo.getByRole('columnheader', { name: 'December' });
  const middle = async () => {
    const box = await message.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  await expect(december).not.toBeInViewport();
  await expect.poll(middle).toBeCloseTo(640, -1);
  await message.hover();
  await turnWheel(page, 2000, 0);
  await expect(december).toBeInViewport();
  await expect.poll(middle).toBeCloseTo(640, -1);
});
