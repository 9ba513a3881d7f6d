import { boxOf } from '../../../tests/demos/box';
import { expect, test } from '../../../tests/demos/test';
import { turnWheel } from '../../../tests/demos/turnWheel';

test.use({ demoId: 'fixed-columns-resize', viewport: { width: 1000, height: 720 } });

test('a narrower box keeps the last column pinned to its edge', async ({ demo }) => {
  const mean = demo.getByRole('columnheader', { name: 'Mean' });
  const table = demo.locator('.rc-table');
  await expect(demo.getByRole('status')).toContainText('Box 968 px wide, 10 columns.');

  await demo.getByRole('button', { name: '60 %' }).click();
  await expect(demo.getByRole('status')).toContainText('Box 581 px wide');
  await expect.poll(async () => (await boxOf(mean)).right).toBe((await boxOf(table)).right);
  await expect(table).toHaveClass(/rc-table-ping-right/);

  await demo.getByRole('button', { name: 'Full width' }).click();
  await expect(demo.getByRole('status')).toContainText('Box 968 px wide');
  await expect.poll(async () => (await boxOf(mean)).right).toBe((await boxOf(table)).right);
});

test('added and removed columns leave header and body in line', async ({ demo }) => {
  const status = demo.getByRole('status');
  const remove = demo.getByRole('button', { name: 'Remove a column' });
  await demo.getByRole('button', { name: 'Add a column' }).click();
  await expect(status).toContainText('11 columns');
  await expect(status).toContainText(/Last change shown after \d+ ms/);

  const added = demo.getByRole('columnheader', { name: 'Probe 9' });
  const firstRow = demo.getByRole('table').last().getByRole('row').first();
  await expect
    .poll(async () => (await boxOf(firstRow.getByRole('cell').nth(1))).left)
    .toBe((await boxOf(added)).left);

  for (let left = 9; left > 0; left -= 1) await remove.click();
  await expect(status).toContainText('2 columns');
  await expect(remove).toBeDisabled();
  await expect(firstRow.getByRole('cell')).toHaveText(['1', '–']);
});

test('without pins the outer columns scroll away like the others', async ({ demo, page }) => {
  await demo.getByRole('button', { name: '60 %' }).click();
  await demo.getByLabel('Scroll and pin').uncheck();
  const { left, right } = await boxOf(demo.locator('.rc-table'));
  const station = demo.getByRole('columnheader', { name: 'Station' });
  const mean = demo.getByRole('columnheader', { name: 'Mean' });
  await expect.poll(async () => (await boxOf(mean)).left).toBeGreaterThan(right);

  await demo.getByRole('cell', { name: '14.0', exact: true }).first().hover();
  await turnWheel(page, 1000, 0);
  await expect.poll(async () => (await boxOf(mean)).right).toBe(right);
  expect((await boxOf(station)).right).toBeLessThan(left);
  const firstRow = demo.getByRole('table').last().getByRole('row').first();
  expect((await boxOf(firstRow.getByRole('cell').last())).right).toBe(right);

  await demo.getByLabel('Scroll and pin').check();
  await expect.poll(async () => (await boxOf(station)).left).toBe(left);
});
