import { boxOf } from '../../../tests/demos/box';
import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'summary' });

const colourOf = (element: Element) => getComputedStyle(element).color;

test('the sums follow the rows', async ({ demo }) => {
  const total = demo.getByRole('row', { name: 'To pay' });
  await expect(total).toContainText('€553.20');

  await demo.getByLabel('Quantity of Office chair').fill('3');
  await expect(demo.getByRole('row', { name: 'Net' })).toContainText('€751.00');
  await expect(demo.getByRole('row', { name: 'Tax' })).toContainText('€150.20');
});

test('the last row turns red above the budget', async ({ demo }) => {
  const usual = await demo.getByRole('cell', { name: '€553.20' }).evaluate(colourOf);
  await demo.getByLabel('Quantity of Office chair').fill('3');
  const over = demo.getByRole('row', { name: 'Over budget' });
  await expect(over).toContainText('€901.20');
  expect(await over.getByRole('cell').last().evaluate(colourOf)).not.toBe(usual);
});

test('one cell stands beside all three sums', async ({ demo }) => {
  const pieces = demo.getByRole('cell', { name: 'Pieces: 7' });
  await expect(pieces).toHaveAttribute('rowspan', '3');
  const box = await boxOf(pieces);
  expect(box.top).toBe((await boxOf(demo.getByRole('cell', { name: 'Net' }))).top);
  expect(box.bottom).toBe((await boxOf(demo.getByRole('cell', { name: 'To pay' }))).bottom);
});

test('sums and amounts are aligned to the right', async ({ demo }) => {
  for (const name of ['€145.00', '€553.20', 'To pay'])
    await expect(demo.getByRole('cell', { name }).last()).toHaveCSS('text-align', 'right');
});

test('the sums come after the rows, right under the amounts', async ({ demo }) => {
  const amount = await demo.getByRole('cell', { name: '€145.00' }).last().boundingBox();
  const total = await demo.getByRole('cell', { name: '€553.20' }).boundingBox();
  expect(total?.y).toBeGreaterThan(amount?.y ?? 0);
  expect(total?.x).toBeCloseTo(amount?.x ?? 0, 0);
  expect(total?.width).toBeCloseTo(amount?.width ?? 0, 0);
});

test('an empty table has a summary, too', async ({ demo }) => {
  await demo.getByRole('button', { name: 'Empty the basket' }).click();
  await expect(demo.getByText('The basket is empty.')).toBeVisible();
  await expect(demo.getByRole('row', { name: 'To pay' })).toContainText('€0.00');

  await demo.getByRole('button', { name: 'Fill it again' }).click();
  await expect(demo.getByRole('row', { name: 'To pay' })).toContainText('€553.20');
});
