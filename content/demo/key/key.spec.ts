import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'key' });

test('with the id as key a tick stays with its item', async ({ demo }) => {
  await demo.getByRole('checkbox', { name: 'Stove packed' }).check();
  await demo.getByRole('button', { name: 'Delete Tent' }).click();
  await expect(demo.getByRole('row', { name: 'Tent' })).toHaveCount(0);
  await expect(demo.getByRole('checkbox', { name: 'Stove packed' })).toBeChecked();
  await expect(demo.getByRole('checkbox', { name: 'Map packed' })).not.toBeChecked();
});

test('with the position as key the tick ends up on the next item', async ({ demo }) => {
  await demo.getByRole('radio', { name: 'their position' }).check();
  await demo.getByRole('checkbox', { name: 'Stove packed' }).check();
  await demo.getByRole('button', { name: 'Delete Tent' }).click();
  await expect(demo.getByRole('checkbox', { name: 'Stove packed' })).not.toBeChecked();
  await expect(demo.getByRole('checkbox', { name: 'Map packed' })).toBeChecked();
});

test('deleted rows can be brought back', async ({ demo }) => {
  await demo.getByRole('button', { name: 'Delete Tent' }).click();
  await demo.getByRole('button', { name: 'Delete Torch' }).click();
  await expect(demo.getByRole('row')).toHaveCount(3);
  await demo.getByRole('button', { name: 'Bring all rows back' }).click();
  await expect(demo.getByRole('row')).toHaveCount(5);
});
