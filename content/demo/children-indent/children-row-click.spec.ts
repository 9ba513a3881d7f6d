import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'children-row-click' });

test('a click on the row or on its icon toggles the branch once', async ({ demo }) => {
  await demo.getByRole('cell', { name: '2.4 GB' }).click();
  await expect(demo.getByRole('status')).toHaveText('Photos opened.');
  await expect(demo.getByRole('cell', { name: 'Alps' })).toBeVisible();

  await demo.getByRole('button', { name: 'Collapse Photos' }).click();
  await expect(demo.getByRole('status')).toHaveText('Photos closed.');
  await expect(demo.getByRole('cell', { name: 'Alps' })).toHaveCount(0);
});

test('a folder without sub-folders is reported too', async ({ demo }) => {
  await demo.getByRole('button', { name: 'Expand Letters' }).click();
  await demo.getByRole('cell', { name: '2024' }).click();
  await expect(demo.getByRole('status')).toHaveText('2024 selected.');
});
