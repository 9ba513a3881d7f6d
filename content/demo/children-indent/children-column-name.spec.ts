import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'children-column-name' });

test('sub-records come from the named field and all branches start open', async ({ demo }) => {
  await expect(demo.getByRole('row')).toHaveCount(8);
  await demo.getByRole('button', { name: 'Collapse Wheel' }).click();
  await expect(demo.getByRole('cell', { name: 'Spoke' })).toHaveCount(0);
});

test('icon and indentation are in the second column', async ({ demo }) => {
  const cells = demo.getByRole('row', { name: 'Drivetrain' }).getByRole('cell');
  await expect(cells.nth(0).getByRole('button')).toHaveCount(0);
  await expect(cells.nth(1).getByRole('button')).toHaveCount(1);
});
