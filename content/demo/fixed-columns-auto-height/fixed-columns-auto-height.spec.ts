import type { Locator } from '@playwright/test';
import { boxOf } from '../../../tests/demos/box';
import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'fixed-columns-auto-height', viewport: { width: 800, height: 720 } });

/** The upper edge of the text in a cell. */
const textTop = (cell: Locator) =>
  cell.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().top;
  });

test('pinned cells grow with the longest cell of their row', async ({ demo }) => {
  const row = demo.getByRole('row', { name: 'Export stops half way' });
  const before = (await boxOf(row)).height;
  for (let click = 0; click < 4; click += 1) {
    await demo.getByRole('button', { name: 'Lengthen the message of T-318' }).click();
  }
  await expect.poll(async () => (await boxOf(row)).height).toBeGreaterThan(before + 20);

  const { top, height } = await boxOf(row);
  for (const name of ['T-318', 'Yusuf Demir']) {
    const cell = row.getByRole('cell', { name, exact: true });
    expect(await boxOf(cell)).toMatchObject({ top, height });
  }
});

test('text stands where the alignment says, in pinned cells too', async ({ demo }) => {
  const cell = demo.getByRole('cell', { name: 'T-319', exact: true });
  const alignment = demo.getByLabel('Vertical alignment');
  const top = await textTop(cell);
  await alignment.selectOption('middle');
  const middle = await textTop(cell);
  await alignment.selectOption('bottom');
  const bottom = await textTop(cell);
  expect(middle).toBeGreaterThan(top + 20);
  expect(bottom).toBeGreaterThan(middle + 20);
});

test('the tint of an urgent row covers its pinned cells', async ({ demo }) => {
  const colorOf = (name: string) =>
    demo
      .getByRole('cell', { name, exact: true })
      .evaluate((node) => getComputedStyle(node).backgroundColor);
  const pinned = await colorOf('T-319');
  expect(pinned).toBe(await colorOf('Nobody can sign in'));
  expect(pinned).not.toBe(await colorOf('T-318'));
});
