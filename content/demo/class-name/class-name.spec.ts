import type { Locator } from '@playwright/test';
import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'class-name' });

const backgroundOf = (cell: Locator) =>
  cell.evaluate((element) => getComputedStyle(element).backgroundColor);

test('rows are coloured by their stock and striped', async ({ demo }) => {
  const colours = await Promise.all(
    ['Oat flakes', 'Rice', 'Honey', 'Olive oil'].map((name) =>
      backgroundOf(demo.getByRole('cell', { name, exact: true })),
    ),
  );
  expect(new Set(colours).size).toBe(4);
  expect(await backgroundOf(demo.getByRole('cell', { name: 'Flour', exact: true }))).toBe(
    colours[1],
  );
});

test('the stock column is bold and the table compact', async ({ demo }) => {
  const stock = demo.getByRole('cell', { name: '48', exact: true });
  await expect(stock).toHaveCSS('font-weight', '700');
  await expect(stock).toHaveCSS('padding-top', '8px');
});

test('an open note carries on the colour of its row', async ({ demo }) => {
  const edgeOf = (text: string) =>
    demo
      .getByRole('cell', { name: text })
      .evaluate((element) => getComputedStyle(element).borderInlineStartColor);
  await demo.getByRole('button', { name: 'Expand Olive oil' }).click();
  const low = await edgeOf('Order more before Friday.');
  const none = await edgeOf('Back in two weeks.');
  expect(low).not.toBe(none);
});
