import { expect, test } from '../../../tests/demos/test';
import { turnWheel } from '../../../tests/demos/turnWheel';

test.use({ demoId: 'expanded-row-options' });

test('the icon column moves to the chosen position', async ({ demo }) => {
  const headers = demo.getByRole('columnheader');
  await expect(headers).toHaveText(['Note', 'Shipment', 'From', 'To', 'Due']);
  await demo.getByRole('radio', { name: 'Second' }).check();
  await expect(headers).toHaveText(['Shipment', 'Note', 'From', 'To', 'Due']);
  await demo.getByRole('radio', { name: 'Last' }).check();
  await expect(headers).toHaveText(['Shipment', 'From', 'To', 'Due', 'Note']);
});

test('without an icon column a row opens by clicking it', async ({ demo }) => {
  await demo.getByRole('radio', { name: 'Hidden' }).check();
  await expect(demo.getByRole('button')).toHaveCount(0);
  await demo.getByRole('checkbox', { name: 'Open by clicking the row' }).check();
  await demo.getByRole('cell', { name: 'Porto' }).click();
  await expect(demo.getByText('Deliver to gate 4.')).toBeVisible();
});

test('the icon does not open and close at once when the row reacts too', async ({ demo }) => {
  await demo.getByRole('checkbox', { name: 'Open by clicking the row' }).check();
  await demo.getByRole('button', { name: 'Expand shipment S-203' }).click();
  await expect(demo.getByText('Deliver to gate 4.')).toBeVisible();
});

for (const position of ['First', 'Second'] as const) {
  test(`the icon column stays in view when pinned as the ${position.toLowerCase()} column`, async ({
    demo,
  }) => {
    await demo.getByRole('radio', { name: position }).check();
    await demo.getByRole('checkbox', { name: 'Wide, first columns pinned' }).check();
    const icon = demo.getByRole('button', { name: 'Expand shipment S-203' });
    const before = await icon.boundingBox();

    const place = demo.getByRole('cell', { name: 'Porto' });
    const placeBefore = await place.boundingBox();
    await demo.getByRole('cell', { name: '12 May' }).last().hover();
    await turnWheel(demo.page(), 300, 0);
    await expect.poll(async () => (await place.boundingBox())?.x).toBeLessThan(placeBefore?.x ?? 0);
    expect((await icon.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);

    const note = await demo.getByText('Two cold pallets.').boundingBox();
    const stage = await demo.boundingBox();
    expect(note?.x).toBeGreaterThanOrEqual(stage?.x ?? 0);
  });
}

test('with a fixed header the body scrolls under it', async ({ demo }) => {
  await demo.getByRole('checkbox', { name: 'Fixed header' }).check();
  const header = demo.getByRole('columnheader', { name: 'From' });
  const before = await header.boundingBox();
  await demo.getByRole('cell', { name: 'Basel' }).scrollIntoViewIfNeeded();
  await expect(demo.getByRole('cell', { name: 'Basel' })).toBeInViewport();
  expect((await header.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});
