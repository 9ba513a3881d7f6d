import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'styled-components' });

test('a row takes the colour of its status at once', async ({ demo }) => {
  const cell = demo.getByRole('cell', { name: 'Frankfurt' });
  const broken = demo.getByRole('cell', { name: 'Zurich' });
  const background = (locator: typeof cell) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background(cell)).not.toBe(await background(broken));

  await demo.getByRole('combobox', { name: 'Status of Sign-in' }).selectOption('Down');
  await expect.poll(() => background(cell)).toBe(await background(broken));
});

test('the density changes the height of the rows', async ({ demo }) => {
  const row = demo.getByRole('row', { name: 'Payments' });
  const height = async () => (await row.boundingBox())?.height ?? 0;
  const density = demo.getByRole('combobox', { name: 'Density' });
  await density.selectOption('Compact');
  const compact = await height();
  await density.selectOption('Spacious');
  await expect.poll(height).toBeGreaterThan(compact + 20);
});

test('what the styles are made from does not reach the page', async ({ demo }) => {
  await expect(demo.getByRole('row')).toHaveCount(6);
  expect(await demo.innerHTML()).not.toMatch(/\$|status="|density="/);
});
