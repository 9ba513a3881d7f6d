import { boxOf } from '../../../tests/demos/box';
import { expect, test } from '../../../tests/demos/test';
import { turnWheel } from '../../../tests/demos/turnWheel';

test.use({ demoId: 'fixed-columns-and-header-empty', viewport: { width: 390, height: 600 } });

test('widths keep the titles of an empty table readable', async ({ demo }) => {
  const requests = demo.getByRole('columnheader', { name: 'Special requests' });
  await expect.poll(async () => (await boxOf(requests)).width).toBeGreaterThanOrEqual(440);

  await demo.getByLabel('Every column has a width').uncheck();
  await expect.poll(async () => (await boxOf(requests)).width).toBeLessThan(80);
});

test('the header of the empty table scrolls with its body', async ({ demo, page }) => {
  const guest = demo.getByRole('columnheader', { name: 'Guest' });
  const status = demo.getByRole('columnheader', { name: 'Status' });
  const before = { guest: await boxOf(guest), status: await boxOf(status) };
  await demo.getByText('No bookings yet.').hover();
  await turnWheel(page, 150, 0);
  await expect.poll(async () => (await boxOf(guest)).left).toBe(before.guest.left - 150);
  expect(await boxOf(status)).toEqual(before.status);
});

for (const haveWidths of [true, false]) {
  test(`loaded rows line up with the header ${haveWidths ? 'with' : 'without'} widths`, async ({
    demo,
  }) => {
    await demo.getByLabel('Every column has a width').setChecked(haveWidths);
    await demo.getByRole('button', { name: 'Load the bookings' }).click();
    const cell = demo.getByRole('cell', { name: 'Garden double' });
    const room = demo.getByRole('columnheader', { name: 'Room' });
    await expect.poll(async () => (await boxOf(cell)).left - (await boxOf(room)).left).toBe(0);
    expect((await boxOf(cell)).width).toBe((await boxOf(room)).width);
  });
}
