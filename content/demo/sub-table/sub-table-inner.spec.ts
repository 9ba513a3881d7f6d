import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'sub-table-inner' });

test('each project opens a table of its own', async ({ demo }) => {
  const first = demo.getByRole('table', { name: 'Tasks of New ticket machine' });
  await expect(first.getByRole('columnheader')).toHaveText(['Task', 'Hours']);

  await demo.getByRole('button', { name: 'Expand Winter timetable' }).click();
  const second = demo.getByRole('table', { name: 'Tasks of Winter timetable' });
  await expect(second.getByRole('cell', { name: 'Print the posters' })).toBeVisible();

  await demo.getByRole('button', { name: 'Collapse New ticket machine' }).click();
  await expect(first).toBeHidden();
  await expect(second).toBeVisible();
});
