import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'scope-col' });

test('every heading has the scope of its column', async ({ demo }) => {
  const headings = demo.getByRole('columnheader');
  await expect(headings).toHaveText(['Gardener', 'Plot', 'Crop']);
  for (const heading of await headings.all()) await expect(heading).toHaveAttribute('scope', 'col');
});

test('the scope is shown, but not part of the name', async ({ demo }) => {
  const heading = demo.getByRole('columnheader', { name: 'Plot', exact: true });
  const shown = await heading.evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(shown).toContain('"col"');
});
