import { expect, test } from '../../../tests/demos/test';

const warning =
  'error: Warning: `columns.render` return cell props is deprecated with perf issue, please use `onCell` instead.';

test.use({
  demoId: 'colspan-rowspan-legacy',
  allowedConsole: /^error: Warning: `columns\.render`/,
});

test('a boat spans its rows, and a price on request spans both price columns', async ({ demo }) => {
  await expect(demo.getByRole('cell', { name: 'Kayak' })).toHaveAttribute('rowspan', '2');
  await expect(demo.getByRole('cell', { name: 'On request' })).toHaveAttribute('colspan', '2');
  const lastRow = demo.getByRole('row').last();
  await expect(lastRow.getByRole('cell')).toHaveText(['Day', 'On request']);
});

test('whatever is printed is the one deprecation warning, word for word', async ({
  demo,
  printed,
}) => {
  await expect(demo.getByRole('table')).toBeVisible();
  // A production build prints nothing, a development build the warning once per page load.
  const warnings = printed.filter((line) => line.startsWith('error:'));
  expect([[], [warning]]).toContainEqual(warnings);
});

test('merged cells take no part in the highlight of the row', async ({ demo }) => {
  const kayak = demo.getByRole('cell', { name: 'Kayak' });
  const before = await kayak.evaluate((cell) => getComputedStyle(cell).backgroundImage);
  const hour = demo.getByRole('row').nth(1).getByRole('cell', { name: 'Hour' });
  await hour.hover();
  await expect(hour).not.toHaveCSS('background-image', before);
  await expect(kayak).toHaveCSS('background-image', before);
});
