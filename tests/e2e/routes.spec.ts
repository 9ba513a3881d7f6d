import { builtSite } from '../support/builtSite.ts';
import { expect, isReady, test } from '../support/test.ts';

test('the route tree is context layout, documentation layout, pages, with demos outside the documentation', () => {
  const routeOf = (path: string) => builtSite.routes.find((route) => route.path === path);
  expect(builtSite.routes[0]).toEqual({
    id: 'context-layout',
    path: '/',
    parentId: undefined,
    isLayout: true,
  });
  expect(routeOf('demo/simple')?.parentId).toBe('documentation-layout');
  expect(routeOf('changelog')?.parentId).toBe('documentation-layout');
  expect(routeOf('*')?.parentId).toBe('documentation-layout');
  expect(routeOf('~demos/:id')).toMatchObject({ parentId: 'context-layout', prerender: false });
});

test('a trailing slash disappears without a reload, query and hash stay', async ({
  page,
  open,
}) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await open('/demo/simple/?a=1#simple');
  expect(new URL(page.url())).toMatchObject({
    pathname: '/demo/simple',
    search: '?a=1',
    hash: '#simple',
  });
  expect(documents).toBe(1);
});

test.describe('an address without a page', () => {
  test.use({ allowedConsole: /404 \(Not Found\)/ });

  test('answers 404, says so and leads home', async ({ page }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await isReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
    await page.getByRole('link', { name: 'Back to homepage' }).click();
    await expect(page).toHaveURL('/');
    await isReady(page);
  });

  test('speaks the language of the address', async ({ page }) => {
    const response = await page.goto('/nowhere-cn');
    expect(response?.status()).toBe(404);
    await isReady(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/index-cn');
  });

  test('a link to it keeps the site running', async ({ page, open }) => {
    await open('/demo/simple');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/nowhere';
      link.textContent = 'to nowhere';
      document.querySelector('main')?.prepend(link);
    });
    const canonical = page.locator('link[rel="canonical"]');
    const address = (await canonical.getAttribute('href')) ?? '';
    await page.getByRole('link', { name: 'to nowhere' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
    // Search engines are told the same as by the document that a host has for such an address.
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(canonical).toHaveCount(0);
    await page.goBack();
    await expect(canonical).toHaveAttribute('href', address);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });

  test('an unknown demo is a page that does not exist', async ({ page }) => {
    const response = await page.goto('/~demos/__proto__');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
  });
});

test('a click changes the page in place and loads only that page’s chunks', async ({
  page,
  open,
}) => {
  await open('/demo/simple');
  await page.evaluate(() => Object.assign(window, { mark: true }));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.getByRole('link', { name: 'Changelog', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
  await isReady(page);
  await expect(page).toHaveTitle(/^Changelog/);
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
  expect(requested).toContain('/page-data/changelog.json');
  expect(requested.filter((path) => path.includes('demo-'))).toEqual([]);
});

test('back restores the scroll position, a hash lands below the header', async ({ page, open }) => {
  await open('/changelog');
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  // A click of the test runner's would scroll the page to a sticky header before it clicks.
  await page.getByRole('link', { name: 'API', exact: true }).first().dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);

  await page.goto('/changelog#v7.11.3');
  await isReady(page);
  const heading = page.getByRole('heading', { name: '7.11.3' });
  const header = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  expect(box?.y).toBeLessThan(200);
});

test('switching the language keeps the page', async ({ page, open }) => {
  await open('/demo/simple');
  await page.getByRole('link', { name: '简体中文' }).first().click();
  await expect(page).toHaveURL('/demo/simple-cn');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL('/demo/simple');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('the Chinese home page has an address of its own', async ({ page, open }) => {
  await open('/index-cn');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('link[hreflang="en-US"]')).toHaveAttribute('href', /\/$/);
});

test('/index.html and doubled slashes are the same page', async ({ page, open }) => {
  await open('/demo/simple/index.html');
  await expect(page).toHaveURL('/demo/simple');
});
