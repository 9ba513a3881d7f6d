import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'sub-table' });

test('render counts within the parent, onRow counts the visible rows', async ({ demo, page }) => {
  await demo.getByRole('button', { name: 'Expand Bay 1', exact: true }).click();
  await demo.getByRole('button', { name: 'Expand Rack 1.1', exact: true }).click();
  const shelf = demo.getByRole('row', { name: 'Shelf 1.1.2' });
  await expect(shelf.getByRole('cell').first()).toHaveText('No. 2');

  await shelf.getByRole('button', { name: 'Which row?' }).press('Enter');
  await expect(demo.getByRole('status')).toHaveText('Shelf 1.1.2 is row 4 of the visible rows.');

  // Pushed down by four rows, and still number 2 of its parent.
  const icon = page.getByRole('button', { name: 'Expand Bay 2', exact: true });
  await demo.getByRole('row').filter({ has: icon }).getByRole('cell', { name: 'No. 2' }).click();
  await expect(demo.getByRole('status')).toHaveText('Bay 2 is row 6 of the visible rows.');
});

test('the header stays while the last of the hundred bays scrolls into view', async ({
  demo,
  page,
}) => {
  const header = demo.getByRole('columnheader', { name: 'Place' });
  const before = await header.boundingBox();
  const icon = page.getByRole('button', { name: 'Expand Bay 100' });
  const last = demo.getByRole('row').filter({ has: icon }).getByRole('cell').nth(1);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  const after = await header.boundingBox();
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
  expect(after?.x).toBeCloseTo((await last.boundingBox())?.x ?? 0, 0);
});
