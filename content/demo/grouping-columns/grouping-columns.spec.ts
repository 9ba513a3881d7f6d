import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'grouping-columns' });

test('the header has three rows, and the deepest group decides how many', async ({ demo }) => {
  await expect(demo.locator('thead').getByRole('row')).toHaveCount(3);
});

test('a group heading stands over exactly its own columns', async ({ demo }) => {
  const group = await demo.getByRole('columnheader', { name: 'Second half' }).boundingBox();
  const first = await demo.getByRole('columnheader', { name: 'Q3' }).boundingBox();
  const last = await demo.getByRole('columnheader', { name: 'Q4' }).boundingBox();
  if (group === null || first === null || last === null) throw new Error('A heading is missing.');
  expect(group.x).toBeCloseTo(first.x, 0);
  expect(group.x + group.width).toBeCloseTo(last.x + last.width, 0);
  expect(group.y).toBeLessThan(first.y);
});

test('a column without a group reaches down through all header rows', async ({ demo }) => {
  const header = await demo.locator('thead').boundingBox();
  const bakery = await demo.getByRole('columnheader', { name: 'Bakery' }).boundingBox();
  expect(bakery?.height).toBeCloseTo(header?.height ?? 0, 0);
});

test('only headings over several columns are marked as column groups', async ({ demo }) => {
  for (const name of ['Revenue 2025 (k€)', 'First half', 'Staff']) {
    await expect(demo.getByRole('columnheader', { name })).toHaveAttribute('scope', 'colgroup');
  }
  await expect(demo.getByRole('columnheader', { name: 'Q1' })).toHaveAttribute('scope', 'col');
});

test('a line divides the groups in the body', async ({ demo }) => {
  const row = demo.getByRole('row', { name: 'Old Station' });
  await expect(row.getByRole('cell').first()).toHaveCSS('border-left-width', '1px');
  await expect(row.getByRole('cell').nth(1)).toHaveCSS('border-left-width', '0px');
});
