import { boxOf } from '../../../tests/demos/box';
import { expect, test } from '../../../tests/demos/test';
import { turnWheel } from '../../../tests/demos/turnWheel';

test.use({ demoId: 'fixed-columns-and-header-rtl', viewport: { width: 900, height: 900 } });

test('the first column is pinned on the right, the last two on the left', async ({
  demo,
  page,
}) => {
  const table = await boxOf(demo.locator('.rc-table'));
  const city = demo.getByRole('columnheader', { name: 'المدينة' });
  const total = demo.getByRole('columnheader', { name: 'المجموع' });
  const state = demo.getByRole('columnheader', { name: 'الحالة' });
  const sunday = demo.getByRole('columnheader', { name: 'الأحد' });
  const before = { total: await boxOf(total), sunday: await boxOf(sunday) };
  expect((await boxOf(city)).right).toBe(table.right);
  expect((await boxOf(state)).left).toBe(table.left);

  await demo.getByRole('cell', { name: 'دبي' }).hover();
  await turnWheel(page, -200, 0);

  await expect.poll(async () => (await boxOf(sunday)).left).toBe(before.sunday.left + 200);
  expect((await boxOf(city)).right).toBe(table.right);
  expect((await boxOf(state)).left).toBe(table.left);
  expect(await boxOf(total)).toEqual(before.total);
  expect((await boxOf(demo.getByRole('cell', { name: 'دبي' }))).right).toBe(table.right);
});

test('left to right everything is mirrored', async ({ demo }) => {
  await demo.getByLabel('Right to left').uncheck();
  const table = await boxOf(demo.locator('.rc-table'));
  const city = demo.getByRole('columnheader', { name: 'المدينة' });
  const state = demo.getByRole('columnheader', { name: 'الحالة' });
  await expect.poll(async () => (await boxOf(city)).left).toBe(table.left);
  expect((await boxOf(state)).right).toBe(table.right);
});

test('the address group can be pinned with the columns before it', async ({ demo, page }) => {
  await demo.getByLabel('City to address').check();
  const address = demo.getByRole('columnheader', { name: 'العنوان' });
  const street = demo.getByRole('columnheader', { name: 'الشارع' });
  const sunday = demo.getByRole('columnheader', { name: 'الأحد' });
  const before = {
    address: await boxOf(address),
    street: await boxOf(street),
    sunday: await boxOf(sunday),
  };
  await demo.getByRole('cell', { name: 'دبي' }).hover();
  await turnWheel(page, -200, 0);
  await expect.poll(async () => (await boxOf(sunday)).left).toBe(before.sunday.left + 200);
  expect(await boxOf(address)).toEqual(before.address);
  expect(await boxOf(street)).toEqual(before.street);
});

test('the ellipsis cuts a long name to one line', async ({ demo }) => {
  const city = demo.getByRole('cell', { name: /الرياض/ });
  await demo.getByLabel('Long text').check();
  const height = (await boxOf(city)).height;
  await expect(city).toHaveAttribute('title', /السوق الكبير/);
  await demo.getByLabel('Ellipsis').uncheck();
  await expect.poll(async () => (await boxOf(city)).height).toBeGreaterThan(height * 2);
});

test('the other options change the table, and Reset takes them back', async ({ demo }) => {
  const table = demo.locator('.rc-table');
  const city = demo.getByRole('columnheader', { name: 'المدينة' });
  const before = { table: await boxOf(table), city: await boxOf(city) };

  await demo.getByLabel('Narrow box').check();
  await expect.poll(async () => (await boxOf(table)).width).toBe(520);
  await demo.getByLabel('Width in percent').check();
  await expect.poll(async () => (await boxOf(city)).width).toBe(140);
  await demo.getByLabel('Fixed header').uncheck();
  await expect(demo.getByRole('table')).toHaveCount(1);
  await demo.getByLabel('Empty').check();
  await expect(demo.getByText('لا توجد بيانات')).toBeInViewport();
  await demo.getByLabel('City', { exact: true }).uncheck();
  await expect(demo.getByLabel('City to address')).toBeDisabled();

  await demo.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => boxOf(city)).toEqual(before.city);
  expect(await boxOf(table)).toEqual(before.table);
});
