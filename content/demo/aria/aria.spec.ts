import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'aria' });

test('aria-label names the table, data attributes go to the element around it', async ({
  demo,
}) => {
  const table = demo.getByRole('table', { name: 'Charging points', exact: true });
  await expect(table.getByRole('cell', { name: 'Elm Street' })).toBeVisible();
  const outermost = demo.getByTestId('charging-points');
  await expect(outermost).toHaveClass('rc-table');
  await expect(outermost.getByRole('table')).toHaveCount(1);
});
