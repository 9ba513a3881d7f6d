import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'colspan-rowspan-migrated' });

test('the spans are those of the old way, without its warning', async ({ demo }) => {
  await expect(demo.getByRole('cell', { name: 'Kayak' })).toHaveAttribute('rowspan', '2');
  await expect(demo.getByRole('cell', { name: 'On request' })).toHaveAttribute('colspan', '2');
  await expect(demo.getByRole('row').last().getByRole('cell')).toHaveText(['Day', 'On request']);
});

test('merged cells are highlighted with their rows', async ({ demo }) => {
  const kayak = demo.getByRole('cell', { name: 'Kayak' });
  const before = await kayak.evaluate((cell) => getComputedStyle(cell).backgroundImage);
  await demo.getByRole('row').nth(2).getByRole('cell', { name: 'Day' }).hover();
  await expect(kayak).not.toHaveCSS('background-image', before);
});
