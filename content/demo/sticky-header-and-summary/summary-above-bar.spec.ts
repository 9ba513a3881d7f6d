import { boxOf } from '../../../tests/demos/box';
import { expect, test } from '../../../tests/demos/test';

test.use({ demoId: 'summary-above-bar', viewport: { width: 800, height: 600 } });

test('the summary stops above the bar, however far the page is scrolled', async ({
  demo,
  page,
}) => {
  const total = demo.getByRole('cell', { name: 'Chosen' });
  const none = demo.getByRole('button', { name: 'Choose none' });
  const bar = demo.locator('.summary-above-bar-actions');
  for (const scrolled of [0, 300]) {
    await page.evaluate((top) => window.scrollTo(0, top), scrolled);
    await expect.poll(async () => (await boxOf(total)).bottom).toBe(600 - 56);
    expect((await boxOf(bar)).bottom).toBe(600);
    await expect(none).toBeInViewport({ ratio: 1 });
  }
  // At the end of the page both stand where they belong.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = demo.getByRole('cell', { name: 'Warehouse', exact: true });
  await expect.poll(async () => (await boxOf(last)).bottom).toBe((await boxOf(total)).top);
});

test('the summary and the bar follow the choice', async ({ demo }) => {
  const sum = demo.getByRole('row', { name: 'Chosen' }).getByRole('cell').last();
  await expect(sum).toHaveText('1,871');
  await demo.getByRole('checkbox', { name: 'Choose Archive' }).check();
  await expect(sum).toHaveText('2,111');
  await expect(demo.getByRole('status')).toHaveText('3 of 29');
  await demo.getByRole('button', { name: 'Choose none' }).click();
  await expect(sum).toHaveText('0');
  await expect(demo.getByRole('checkbox', { name: 'Choose Archive' })).not.toBeChecked();
});
