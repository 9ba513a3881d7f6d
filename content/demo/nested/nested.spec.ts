import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'nested' });

test('paths reach into objects and arrays', async ({ demo }) => {
  const row = demo.getByRole('row', { name: 'Amara' });
  await expect(row.getByRole('cell')).toHaveText(['Amara', 'Nwosu', 'Lisbon', '555 0134']);
});

test('a missing object leaves the cell empty, a missing entry is for render', async ({ demo }) => {
  const withoutOffice = demo.getByRole('row', { name: 'Jonas' });
  await expect(withoutOffice.getByRole('cell')).toHaveText(['Jonas', 'Lind', '', '555 0102']);
  const withoutPhone = demo.getByRole('row', { name: 'Mei' });
  await expect(withoutPhone.getByRole('cell')).toHaveText(['Mei', 'Tanaka', 'Osaka', 'None']);
});
