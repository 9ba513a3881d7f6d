import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'state-in-cells' });

test('header and cells follow the number of guests', async ({ demo }) => {
  const carrots = demo.getByRole('row', { name: 'Carrots' });
  await expect(demo.getByRole('columnheader', { name: 'For 2' })).toBeVisible();
  await expect(carrots.getByRole('cell', { name: '90 g' })).toBeVisible();
  await demo.getByRole('button', { name: 'Add a guest' }).click();
  await expect(demo.getByRole('columnheader', { name: 'For 3' })).toBeVisible();
  await expect(carrots.getByRole('cell', { name: '135 g' })).toBeVisible();
});

test('frozen cells stay behind their header until they are released', async ({ demo }) => {
  const carrots = demo.getByRole('row', { name: 'Carrots' });
  const freeze = demo.getByRole('checkbox', { name: 'Freeze' });
  await freeze.check();
  await demo.getByRole('button', { name: 'Add a guest' }).click();
  await expect(demo.getByRole('columnheader', { name: 'For 3' })).toBeVisible();
  await expect(carrots.getByRole('cell', { name: '90 g' })).toBeVisible();
  await freeze.uncheck();
  await expect(carrots.getByRole('cell', { name: '135 g' })).toBeVisible();
});
