import type { Locator } from '@playwright/test';
import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'colspan-rowspan' });

async function edges(cell: Locator) {
  const box = await cell.boundingBox();
  if (box === null) throw new Error('The cell is not shown.');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

test('one heading stands over both time columns', async ({ demo }) => {
  await expect(demo.getByRole('columnheader')).toHaveText(['Time', 'Hall', 'Studio', 'Garden']);
  const time = await edges(demo.getByRole('columnheader', { name: 'Time' }));
  const until = await edges(demo.getByRole('cell', { name: '09:30' }));
  expect(time.right).toBeCloseTo(until.right, 0);
});

test('a session in all rooms is one cell over all of them', async ({ demo }) => {
  const opening = await edges(demo.getByRole('cell', { name: 'Opening' }));
  const hall = await edges(demo.getByRole('columnheader', { name: 'Hall' }));
  const garden = await edges(demo.getByRole('columnheader', { name: 'Garden' }));
  expect(opening.left).toBeCloseTo(hall.left, 0);
  expect(opening.right).toBeCloseTo(garden.right, 0);
});

test('a session over two slots is one cell over both rows', async ({ demo }) => {
  const workshop = await edges(demo.getByRole('cell', { name: 'Testing workshop' }));
  expect(workshop.top).toBeCloseTo((await edges(demo.getByText('Typed tables'))).top, 0);
  expect(workshop.bottom).toBeCloseTo((await edges(demo.getByText('Slow queries'))).bottom, 0);
});

test('two rooms and two slots make one cell', async ({ demo }) => {
  const clinic = await edges(demo.getByRole('cell', { name: 'Open clinic' }));
  const studio = await edges(demo.getByRole('columnheader', { name: 'Studio' }));
  const garden = await edges(demo.getByRole('columnheader', { name: 'Garden' }));
  expect(clinic.left).toBeCloseTo(studio.left, 0);
  expect(clinic.right).toBeCloseTo(garden.right, 0);
  expect(clinic.top).toBeCloseTo((await edges(demo.getByText('Tiny maps'))).top, 0);
  expect(clinic.bottom).toBeCloseTo((await edges(demo.getByText('Scroll, explained'))).bottom, 0);
});

test('pointing at the second row of a merged cell highlights that cell too', async ({ demo }) => {
  const workshop = demo.getByRole('cell', { name: 'Testing workshop' });
  const before = await workshop.evaluate((cell) => getComputedStyle(cell).backgroundImage);
  await demo.getByRole('cell', { name: 'Slow queries' }).hover();
  await expect(workshop).not.toHaveCSS('background-image', before);
  await expect(demo.getByRole('cell', { name: 'Typed tables' })).toHaveCSS(
    'background-image',
    before,
  );
});
