import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'scope-rowgroup' });

test('a shirt is the header of all its colours', async ({ demo }) => {
  const shirt = demo.getByRole('rowheader', { name: 'Crew neck' });
  await expect(shirt).toHaveAttribute('scope', 'rowgroup');
  const box = await shirt.boundingBox();
  const first = await demo.getByRole('rowheader', { name: 'White' }).first().boundingBox();
  const last = await demo.getByRole('rowheader', { name: 'Moss' }).boundingBox();
  if (box === null || first === null || last === null) throw new Error('A row header is missing.');
  expect(box.y).toBeCloseTo(first.y, 0);
  expect(box.y + box.height).toBeCloseTo(last.y + last.height, 0);
});

test('a colour is the header of one row', async ({ demo }) => {
  await expect(demo.getByRole('rowheader', { name: 'Navy' })).toHaveAttribute('scope', 'row');
  await expect(demo.getByRole('row', { name: 'Navy' }).getByRole('cell')).toHaveText(['8', '22']);
});
