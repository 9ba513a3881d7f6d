import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'children-lazy' });

test('opening a branch loads it once', async ({ demo }) => {
  await demo.getByRole('button', { name: 'Expand Portugal' }).click();
  await expect(demo.getByRole('status')).toHaveText('Loading Portugal …');
  await expect(demo.getByRole('cell', { name: 'Lisbon' })).toBeVisible();
  await expect(demo.getByRole('status')).toHaveText('Portugal loaded.');

  await demo.getByRole('button', { name: 'Collapse Portugal' }).click();
  await demo.getByRole('button', { name: 'Expand Portugal' }).click();
  await expect(demo.getByRole('cell', { name: 'Lisbon' })).toBeVisible();
  await expect(demo.getByRole('status')).toHaveText('Portugal loaded.');
});

test('two branches may load at the same time', async ({ demo }) => {
  await demo.getByRole('button', { name: 'Expand Portugal' }).click();
  await demo.getByRole('button', { name: 'Expand Slovenia' }).click();
  await expect(demo.getByRole('cell', { name: 'Porto', exact: true })).toBeVisible();
  await expect(demo.getByRole('cell', { name: 'Maribor' })).toBeVisible();
});

test('a record without children has no icon', async ({ demo }) => {
  await expect(demo.getByRole('row', { name: 'Malta' })).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Malta' })).toHaveCount(0);
});
