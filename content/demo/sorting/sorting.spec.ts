import type { Locator } from '@playwright/test';
import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'sorting' });

const byArrival = ['118', '203', '97', '154', '231', '142'];

/** The bib numbers from top to bottom. */
function bibs(demo: Locator): Locator {
  return demo.locator('tbody').getByRole('row').locator('td:first-child');
}

test('each click on a heading goes on: ascending, descending, order of the data', async ({
  demo,
}) => {
  const button = demo.getByRole('button', { name: 'Name' });
  const header = demo.getByRole('columnheader', { name: 'Name' });
  await expect(bibs(demo)).toHaveText(byArrival);

  await button.click();
  await expect(bibs(demo)).toHaveText(['231', '142', '97', '203', '118', '154']);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');

  await button.click();
  await expect(bibs(demo)).toHaveText(['154', '118', '203', '97', '142', '231']);
  await expect(header).toHaveAttribute('aria-sort', 'descending');

  await button.click();
  await expect(bibs(demo)).toHaveText(byArrival);
  await expect(header).not.toHaveAttribute('aria-sort');
});

test('runners of one club keep the order of arrival in both directions', async ({ demo }) => {
  const button = demo.getByRole('button', { name: 'Club' });
  await button.click();
  await expect(bibs(demo)).toHaveText(['203', '231', '154', '118', '97', '142']);
  await button.click();
  await expect(bibs(demo)).toHaveText(['118', '97', '142', '154', '203', '231']);
});

test('numbers are sorted as numbers', async ({ demo }) => {
  await demo.getByRole('button', { name: 'Bib' }).click();
  await expect(bibs(demo)).toHaveText(['97', '118', '142', '154', '203', '231']);
});

test('only the column that sorts is marked', async ({ demo }) => {
  await demo.getByRole('button', { name: 'Name' }).click();
  await demo.getByRole('button', { name: 'Time' }).click();
  await expect(demo.locator('[aria-sort]')).toHaveCount(1);
  await expect(demo.getByRole('columnheader', { name: 'Time' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('the status says what the rows are sorted by', async ({ demo }) => {
  const status = demo.getByRole('status');
  await expect(status).toHaveText('In the order of arrival');
  await demo.getByRole('button', { name: 'Club' }).click();
  await expect(status).toHaveText('Sorted by club, ascending');
});

test('the keyboard sorts, and the focus stays on the heading', async ({ demo, page }) => {
  const button = demo.getByRole('button', { name: 'Club' });
  await demo.getByRole('button', { name: 'Name' }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(demo.getByRole('status')).toHaveText('Sorted by club, descending');
  await expect(button).toBeFocused();
});
