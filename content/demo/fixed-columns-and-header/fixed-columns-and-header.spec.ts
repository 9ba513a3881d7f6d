import { boxOf } from '../../../tests/demos/box';
import { expect, test } from '../../../tests/demos/test';
import { turnWheel } from '../../../tests/demos/turnWheel';

test.use({ demoId: 'fixed-columns-and-header', viewport: { width: 800, height: 600 } });

test('header, names and totals stay while the hours scroll both ways', async ({ demo, page }) => {
  const day = demo.getByRole('columnheader', { name: '9 May', exact: true });
  const name = demo.getByRole('columnheader', { name: 'Name' });
  const total = demo.getByRole('columnheader', { name: 'Total' });
  const finn = demo.getByRole('row', { name: 'Finn Larsen' });
  const before = {
    day: await boxOf(day),
    name: await boxOf(name),
    total: await boxOf(total),
    finn: await boxOf(finn),
  };

  await finn.getByRole('cell', { name: 'Finn Larsen' }).hover();
  await turnWheel(page, 0, 100);
  await turnWheel(page, 200, 0);

  await expect.poll(async () => (await boxOf(day)).left).toBe(before.day.left - 200);
  await expect.poll(async () => (await boxOf(finn)).top).toBe(before.finn.top - 100);
  expect((await boxOf(day)).top).toBe(before.day.top);
  expect(await boxOf(name)).toEqual(before.name);
  expect(await boxOf(total)).toEqual(before.total);
  expect((await boxOf(finn.getByRole('cell').first())).left).toBe(before.name.left);
});

test('header cells stand exactly above their body cells', async ({ demo, page }) => {
  const finn = demo.getByRole('row', { name: 'Finn Larsen' });
  await finn.getByRole('cell').first().hover();
  await turnWheel(page, 200, 0);
  const header = demo.getByRole('columnheader', { name: '9 May', exact: true });
  const cell = finn.getByRole('cell').nth(10);
  await expect.poll(async () => (await boxOf(cell)).left - (await boxOf(header)).left).toBe(0);
  expect((await boxOf(cell)).width).toBe((await boxOf(header)).width);
});

test('without data the message stays in the middle of what is visible', async ({ demo, page }) => {
  await demo.getByLabel('No data').check();
  const message = demo.getByText('Nobody is on the rota yet.');
  await expect(message).toBeVisible();
  const table = await boxOf(demo.locator('.rc-table'));
  const middle = (table.left + table.right) / 2;

  for (const distance of [0, 200]) {
    await message.hover();
    await turnWheel(page, distance, 0);
    const { left, right } = await boxOf(message);
    expect(Math.abs((left + right) / 2 - middle)).toBeLessThan(10);
  }
  const total = demo.getByRole('columnheader', { name: 'Total' });
  expect((await boxOf(total)).right).toBe(table.right);
});
