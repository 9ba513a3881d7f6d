import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'aria-labelledby' });

test('the heading names the table and the note describes it', async ({ demo }) => {
  await expect(demo.getByRole('heading')).toHaveText('Charging points in the old town');
  const table = demo.getByRole('table', { name: 'Charging points in the old town' });
  await expect(table).toHaveAccessibleDescription('States are refreshed every five minutes.');
});
