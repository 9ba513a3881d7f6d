import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'scope-colgroup' });

test('a heading over two columns has the scope of a column group', async ({ demo }) => {
  for (const name of ['Spring', 'Autumn']) {
    await expect(demo.getByRole('columnheader', { name })).toHaveAttribute('scope', 'colgroup');
  }
  await expect(demo.getByRole('columnheader', { name: 'Sown' }).first()).toHaveAttribute(
    'scope',
    'col',
  );
});

test('the column that looks untitled has a name for screen readers', async ({ demo }) => {
  const crop = demo.getByRole('columnheader', { name: 'Crop' });
  await expect(crop).toHaveAttribute('scope', 'col');
  const text = await crop.getByText('Crop').boundingBox();
  expect(text?.width).toBeLessThanOrEqual(1);
});
