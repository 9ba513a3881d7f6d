import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { expect, isReady, test } from '../support/test.ts';

/*
 * What has failed is over for good only for a reader who leaves it at that.
 */

test.use({ allowedConsole: /Failed to load resource|net::ERR/ });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

/** Has a page fail to load, and answers what lets it load again. */
async function failToOpenChangelog(page: Page): Promise<() => Promise<void>> {
  const data = '**/page-data/changelog.json';
  await page.route(data, (route) => route.abort());
  await link(page, 'Changelog').click();
  await expect(page.getByRole('alert')).toBeVisible();
  return () => page.unroute(data);
}

test('without the texts of the page its links still lead on', async ({ page }) => {
  const texts = '**/assets/en-US-*.js*';
  await page.route(texts, (route) => route.abort());
  await page.goto('/demo/simple');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(texts);
  await link(page, 'Changelog').click();
  await expect(heading(page)).toHaveText('Changelog');
  await isReady(page);
});

test('while styles are on their way links lead on', async ({ page }) => {
  const letGo = await hold(page, '**/assets/*.css');
  const script = page.waitForResponse(/\/assets\/demo-simple-[\w-]+\.js/);
  await page.goto('/demo/simple', { waitUntil: 'commit' });
  await (await script).finished();
  await link(page, 'Changelog').click();
  await expect(heading(page)).toHaveText('Changelog');
  letGo();
  await isReady(page);
});

test('a link that is followed again asks again', async ({ page, open }) => {
  await open('/demo/simple');
  const mend = await failToOpenChangelog(page);
  await mend();
  await link(page, 'Changelog').click();
  await expect(heading(page)).toHaveText('Changelog');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a link with an anchor that is followed again asks again', async ({ page, open }) => {
  await open('/demo/simple');
  const data = '**/page-data/api.json';
  await page.route(data, (route) => route.abort());
  await page.getByRole('tab', { name: 'Props' }).click();
  const reference = page.locator('main a[href^="/api#"]:visible').first();
  await reference.click();
  await expect(page.getByRole('alert')).toBeVisible();
  const address = page.url();
  await page.unroute(data);
  await reference.click();
  await expect(heading(page)).toHaveText('API');
  await expect(page).toHaveURL(address);
  await expect(page.locator(new URL(address).hash)).toBeInViewport();
});

test('a link that is clicked twice does not bring a page back that has failed', async ({
  page,
  open,
}) => {
  await open('/demo/simple');
  const mend = await failToOpenChangelog(page);
  await mend();
  const letGo = await hold(page, '**/page-data/demo/key.json');
  let isAsked = false;
  await page.route('**/page-data/changelog.json', (route) => {
    isAsked = true;
    return route.continue();
  });
  await link(page, 'Row keys').dblclick();
  await page.waitForTimeout(300);
  letGo();
  await expect(heading(page)).toHaveText('Row keys');
  expect(isAsked).toBe(false);
});

test('an anchor is one of the page on the screen', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 800 });
  await open('/demo/simple');
  await failToOpenChangelog(page);
  await expect(page).toHaveURL('/changelog');
  const anchor = page.locator('.toc a[href^="#"]').last();
  const hash = (await anchor.getAttribute('href')) ?? '';
  await anchor.click();
  await expect(page).toHaveURL(`/demo/simple${hash}`);
  await expect(page.locator(`[id="${hash.slice(1)}"]:target`)).toBeInViewport();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/changelog');
  const place = page.locator('.heading-link:visible').last();
  const address = await place.getAttribute('href');
  await place.click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`/demo/simple${address}$`));
});

test('what failed while it was fetched ahead is asked for again', async ({ page, open }) => {
  await open('/demo/simple');
  const script = '**/assets/demo-key-*.js*';
  await page.route(script, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await link(page, 'Row keys').hover();
  await failed;
  await page.unroute(script);
  await link(page, 'Row keys').click();
  await expect(page.locator('[data-demo="key"]').getByRole('table').first()).toBeVisible();

  const panel = '**/assets/SearchPanel-*.js*';
  await page.route(panel, (route) => route.abort());
  const panelFailed = page.waitForEvent('requestfailed');
  await page.locator('.search-field').hover();
  await panelFailed;
  await page.unroute(panel);
  await page.getByRole('combobox', { name: 'Search' }).fill('sticky header');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});

test('another language that fails takes nothing from an answer', async ({ page, open }) => {
  await page.route('**/page-data/search.zh-CN.json', (route) => route.abort());
  await open('/demo/simple');
  await page.getByRole('combobox', { name: 'Search' }).fill('qqqqzzzz');
  await expect(page.getByText('No content was found')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
