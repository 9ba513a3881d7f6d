import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'typed-columns' });

test('each column shows its field in the form its render gives it', async ({ demo }) => {
  const row = demo.getByRole('row', { name: 'R-1041' });
  await expect(row.getByRole('cell')).toHaveText([
    'Atelier Nord',
    'Norway',
    '€1280.50',
    '2026-03-02',
  ]);
});

test('a value that may be missing has its own text', async ({ demo }) => {
  await expect(demo.getByRole('row', { name: 'R-1042' }).getByRole('cell').last()).toHaveText(
    'open',
  );
});
