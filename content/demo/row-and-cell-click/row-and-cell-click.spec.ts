import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'row-and-cell-click' });

test('a row reports clicks, Shift and double clicks', async ({ demo }) => {
  const events = demo.getByRole('list', { name: 'Events' }).getByRole('listitem');
  const cell = demo.getByRole('cell', { name: 'Library', exact: true });
  await cell.click();
  await cell.click({ modifiers: ['Shift'] });
  await expect(events).toHaveText(['2. Row 2: Library, with Shift', '1. Row 2: Library']);
  await demo.getByRole('button', { name: 'Clear the log' }).click();
  await expect(events).toHaveCount(0);
  await cell.dblclick();
  await expect(events).toHaveText([
    '3. Row 2: Library, double click',
    '2. Row 2: Library',
    '1. Row 2: Library',
  ]);
});

test('a click on a cell reaches the row as well unless it is stopped', async ({ demo }) => {
  const events = demo.getByRole('list', { name: 'Events' }).getByRole('listitem');
  const seats = demo.getByRole('row', { name: 'Foyer' }).getByRole('cell', { name: '8' });
  await seats.click();
  await expect(events).toHaveText(['2. Row 1: Foyer', '1. Cell: 8 seats']);
  await demo.getByRole('checkbox', { name: 'Stop clicks in the Seats column' }).check();
  await seats.click();
  await expect(events).toHaveText(['3. Cell: 8 seats', '2. Row 1: Foyer', '1. Cell: 8 seats']);
});

test('opening a branch reports nothing, and rows below count on', async ({ demo }) => {
  const events = demo.getByRole('list', { name: 'Events' }).getByRole('listitem');
  await demo.getByRole('button', { name: 'Expand First floor' }).click();
  const hall = demo.getByRole('row', { name: 'Hall' });
  await expect(hall.getByRole('cell')).toHaveText(['Hall', '28', '1', 'Pick']);
  await expect(events).toHaveCount(0);
  await hall.getByRole('cell', { name: 'Hall', exact: true }).click();
  await expect(events).toHaveText(['1. Row 5: Hall']);
});

test('the button in a row does by keyboard what a click on the row does', async ({ demo }) => {
  await demo.getByRole('button', { name: 'Pick Ground floor' }).press('Enter');
  await expect(demo.getByRole('listitem')).toHaveText(['1. Row 0: Ground floor']);
});
