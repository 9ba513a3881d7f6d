import { builtSite } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

test('every demo installs, type-checks and builds as a project of its own', () => {
  expect(process.env['EXPORTS_PROBLEM']).toBeUndefined();
});

for (const { id } of builtSite.demos) {
  test(`the exported project of ${id} runs`, async ({ page }) => {
    test.skip(process.env['EXPORTS_PROBLEM'] !== undefined, 'the projects could not be built');
    await page.goto(`/${id}/`);
    await expect(page.locator('table, .rc-table').first()).toBeAttached();
    await expect(page.locator('#root')).toBeVisible();
    // React 16 runs effects after the paint; what they print comes then.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
  });
}
