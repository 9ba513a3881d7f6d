import type { Locator } from '@playwright/test';
import { expect, test } from '../../../tests/demos/test';
import { turnWheel } from '../../../tests/demos/turnWheel';

test.use({ demoId: 'summary-index' });

/** Whether both stand in the same column, seen from the left and the right edge. */
async function expectSameColumn(one: Locator, other: Locator): Promise<void> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  expect(first?.x).toBeCloseTo(second?.x ?? 0, 0);
  expect(first?.width).toBeCloseTo(second?.width ?? 0, 0);
}

test('with the right indexes every total stands in its column', async ({ demo }) => {
  const january = demo.getByRole('cell', { name: '105 index 2' });
  await expectSameColumn(january, demo.getByRole('columnheader', { name: 'Jan' }));
  const total = demo.getByRole('cell', { name: '1558 index 14' });
  await expectSameColumn(total, demo.getByRole('columnheader', { name: 'Year' }));
});

test('the totals of pinned columns are pinned', async ({ demo, page }) => {
  const total = demo.getByRole('cell', { name: '1558 index 14' });
  const january = demo.getByRole('cell', { name: '105 index 2' });
  const [totalBefore, januaryBefore] = [await total.boundingBox(), await january.boundingBox()];
  await demo.getByRole('cell', { name: '31', exact: true }).hover();
  await turnWheel(page, 100, 0);
  await expect
    .poll(async () => (await january.boundingBox())?.x)
    .toBeLessThan(januaryBefore?.x ?? 0);
  expect((await total.boundingBox())?.x).toBeCloseTo(totalBefore?.x ?? 0, 0);
});

test('forgetting the expand column moves the totals to the left', async ({ demo }) => {
  await demo.getByRole('checkbox', { name: 'Count it in the summary' }).uncheck();
  const january = demo.getByRole('cell', { name: '105 index 1' });
  await expectSameColumn(january, demo.getByRole('columnheader', { name: 'Store' }));
});

test('without an expand column the indexes start one column earlier', async ({ demo }) => {
  await demo.getByRole('checkbox', { name: 'Expand column' }).uncheck();
  await expect(demo.getByRole('checkbox', { name: 'Count it in the summary' })).toBeDisabled();
  const january = demo.getByRole('cell', { name: '105 index 1' });
  await expectSameColumn(january, demo.getByRole('columnheader', { name: 'Jan' }));
});
