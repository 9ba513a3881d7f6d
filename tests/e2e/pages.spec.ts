import { builtSite } from '../support/builtSite.ts';
import { expect, lookingOnly, test } from '../support/test.ts';

test.use(lookingOnly);

for (const { path, title, localeId, demos } of builtSite.pages) {
  test(`${path} hydrates without a message`, async ({ page, open }) => {
    await open(path);
    await expect(page.locator('html')).toHaveAttribute('lang', localeId);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const id of demos) await expect(page.locator(`[data-demo="${id}"]`)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('no page stands in for a missing translation', () => {
  expect(builtSite.pages.filter((page) => page.textLocaleId !== undefined)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, title, demos } of builtSite.pages) {
    test(`${path} is complete`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main').locator('p').first()).toBeVisible();
      for (const id of demos) {
        const demo = page.locator(`[data-demo="${id}"]`);
        // Some demos keep a table closed in a <details> at first, so being there is all that can be asked.
        await expect(demo.locator('table, .rc-table').first()).toBeAttached();
      }
    });
  }

  test('the code of a demo can be read in place', async ({ page }) => {
    await page.goto('/demo/simple');
    await page.locator('summary', { hasText: 'Show Code' }).first().click();
    const source = page.frameLocator('iframe[title*="Columns and data"]');
    await expect(source.getByText("import Table from 'rc-table'")).toBeVisible();
  });

  test('the page has its table of contents and its navigation', async ({ page }) => {
    await page.goto('/demo/expanded-row-render');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).not.toHaveCount(0);
    const sidebar = page.getByRole('navigation', { name: 'Pages' });
    await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute(
      'href',
      '/demo/expanded-row-render',
    );
  });

  test('styled-components’ styles are in the HTML', async ({ page }) => {
    await page.goto('/demo/styled-components');
    await expect(page.locator('head style[data-styled]')).toHaveCount(1);
  });
});
