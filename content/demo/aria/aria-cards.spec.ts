import { boxOf } from '../../../tests/demos/box';
import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'aria-cards' });

test('every part keeps its role while the rows are cards', async ({ demo }) => {
  const table = demo.locator('#aria-cards-table').getByRole('table', { name: /as cards/ });
  await expect(table).toHaveCSS('display', 'block');
  for (const [selector, role, count] of [
    ['table', 'table', 1],
    ['thead, tbody', 'rowgroup', 2],
    ['tr', 'row', 4],
    ['thead th', 'columnheader', 3],
    ['tbody th', 'rowheader', 3],
    ['tbody td', 'cell', 6],
  ] as const) {
    const parts = demo.locator('#aria-cards-table').locator(selector);
    await expect(parts).toHaveCount(count);
    for (const part of await parts.all()) await expect(part).toHaveAttribute('role', role);
  }
});

test('as cards the cells of a row stand one below the other, as a table side by side', async ({
  demo,
}) => {
  const street = demo.getByRole('rowheader', { name: 'Quay Road' });
  const state = demo.getByRole('cell', { name: 'In use' });
  expect((await boxOf(state)).left).toBe((await boxOf(street)).left);
  expect((await boxOf(state)).top).toBeGreaterThan((await boxOf(street)).top);

  const button = demo.getByRole('button', { name: 'Show as cards' });
  await expect(button).toHaveAttribute('aria-controls', 'aria-cards-table');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect((await boxOf(state)).top).toBe((await boxOf(street)).top);
  expect((await boxOf(state)).left).toBeGreaterThan((await boxOf(street)).left);
});
