import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'summary-plain-rows' });

test('each total is named by a row header', async ({ demo }) => {
  for (const [label, amount] of [
    ['All expenses', '€230.00'],
    ['Paid in advance', '-€150.00'],
    ['To be paid', '€80.00'],
  ] as const) {
    const row = demo.getByRole('row', { name: label });
    await expect(row.getByRole('rowheader')).toHaveText(label);
    await expect(row.getByRole('cell')).toHaveText(amount);
  }
});
