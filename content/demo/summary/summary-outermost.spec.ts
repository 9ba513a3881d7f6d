import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'summary-outermost' });

test('it stays in view only while Table.Summary is the outermost element', async ({ demo }) => {
  const total = demo.getByRole('cell', { name: 'All runners' });
  await expect(total).toBeInViewport();
  await demo.getByRole('radio', { name: 'Component around Table.Summary' }).check();
  await expect(total).not.toBeInViewport();
  await demo.getByRole('radio', { name: 'Function called, not rendered' }).check();
  await expect(total).toBeInViewport();
});

test('unfixed it comes after the last row', async ({ demo }) => {
  await demo.getByRole('radio', { name: 'Component around Table.Summary' }).check();
  await demo.getByRole('cell', { name: 'All runners' }).scrollIntoViewIfNeeded();
  await expect(demo.getByRole('cell', { name: 'All runners' })).toBeInViewport();
  await expect(demo.getByRole('cell', { name: 'Adaeze' })).not.toBeInViewport();
});
