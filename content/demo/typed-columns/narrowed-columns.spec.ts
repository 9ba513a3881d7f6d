import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'narrowed-columns' });

test('the boxes list the columns inside the groups, not the groups', async ({ demo }) => {
  await expect(demo.getByRole('group', { name: 'Columns' }).locator('label')).toHaveText([
    'Street',
    'Floor',
    'Rooms',
    'Rent (€)',
  ]);
});

test('a column leaves its group, and the group leaves with its last column', async ({ demo }) => {
  const group = demo.getByRole('columnheader', { name: 'Size' });
  await demo.getByRole('checkbox', { name: 'Floor' }).uncheck();
  await expect(demo.getByRole('columnheader', { name: 'Floor' })).toHaveCount(0);
  await expect(group).toBeVisible();

  await demo.getByRole('checkbox', { name: 'Rooms' }).uncheck();
  await expect(group).toHaveCount(0);
  await expect(demo.getByRole('columnheader')).toHaveText(['Street', 'Rent (€)']);

  await demo.getByRole('checkbox', { name: 'Rooms' }).check();
  await expect(group).toBeVisible();
});
