import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { expect, isReady, test } from '../support/test.ts';

/*
 * The page whose link a reader rests on is rendered ahead, out of sight.
 */

const link = (page: Page, path: string) => page.locator(`.layout-sidebar a[href="${path}"]`);
const demo = (page: Page, id: string) => page.locator(`[data-demo="${id}"]`);

test('a click shows the very elements, and their effects wait for it', async ({ page, open }) => {
  await open('/demo/simple');
  // The table's own measuring is an effect.
  await page.evaluate(() => {
    const measured: string[] = [];
    Object.assign(window, { measured });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element) measured.push(node.id);
    }).observe(document.body, { childList: true });
  });
  const measured = () =>
    page.evaluate(() => (window as unknown as { measured: string[] }).measured.length);

  await link(page, '/demo/scroll-xy').hover();
  const ahead = demo(page, 'scroll-xy');
  await expect(ahead).toBeAttached();
  await expect(ahead).toBeHidden();
  await expect(demo(page, 'simple')).toBeVisible();
  expect(await measured()).toBe(0);
  await ahead.evaluate((element) => Object.assign(element, { isAhead: true }));

  await link(page, '/demo/scroll-xy').click();
  await isReady(page);
  await expect(ahead).toBeVisible();
  expect(await ahead.evaluate((element) => 'isAhead' in element)).toBe(true);
  await expect(demo(page, 'simple')).toHaveCount(0);
  await expect.poll(measured).toBeGreaterThan(0);
});

test('the focus does so too, and one page at a time', async ({ page, open }) => {
  await open('/demo/simple');
  await link(page, '/demo/aria').focus();
  await expect(demo(page, 'aria')).toBeAttached();
  await link(page, '/demo/key').focus();
  await expect(demo(page, 'aria')).toHaveCount(0);
  await expect(demo(page, 'key')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(demo(page, 'key').first()).toBeVisible();
  await isReady(page);
  await expect(page.locator('.page-content')).toHaveCount(1);
});

test('it stays for a pointer that comes back, and goes once it has been shown', async ({
  page,
  open,
}) => {
  await open('/demo/simple');
  const ahead = demo(page, 'aria');
  await link(page, '/demo/aria').hover();
  await expect(ahead).toBeAttached();
  await ahead.evaluate((element) => Object.assign(element, { isAhead: true }));
  // Where Safari puts the focus as a link is pressed.
  await page.locator('main').focus();
  await demo(page, 'simple').hover();
  await link(page, '/demo/aria').click();
  await isReady(page);
  expect(await ahead.evaluate((element) => 'isAhead' in element)).toBe(true);

  await page.goBack();
  await expect(demo(page, 'simple')).toBeVisible();
  await isReady(page);
  await expect(ahead).toHaveCount(0);
});

test('the page on the screen is not kept for a link to it', async ({ page, open }) => {
  await open('/demo/simple');
  const letGo = await hold(page, '**/page-data/demo/aria.json');
  await link(page, '/demo/aria').click();
  await link(page, '/demo/simple').hover();
  // As long as it would take.
  await page.waitForTimeout(200);
  letGo();
  await expect(demo(page, 'aria').first()).toBeVisible();
  await isReady(page);
  await page.waitForTimeout(200);
  await expect(page.locator('.page-content')).toHaveCount(1);
});

test('a page is put back where it was left', async ({ page, open }) => {
  await open('/demo/scroll-xy');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const bottom = await page.evaluate(() => scrollY);
  expect(bottom).toBeGreaterThan(100);
  await link(page, '/demo/simple').evaluate((element: HTMLElement) => element.click());
  await expect(demo(page, 'simple')).toBeVisible();
  await isReady(page);
  await link(page, '/demo/scroll-xy').hover();
  await expect(demo(page, 'scroll-xy')).toBeAttached();
  // All of it has to be there at once, not only what its top shows.
  const position = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('popstate', () => requestAnimationFrame(() => resolve(scrollY)));
        history.back();
      }),
  );
  expect(Math.abs(position - bottom)).toBeLessThanOrEqual(1);
});

test('an anchor of its end is there at once', async ({ page, open }) => {
  await open('/demo/simple?tab=props');
  const target = page.locator('a[href*="/api#"]').locator('visible=true').last();
  await target.hover();
  await page.locator('.page-content .api').first().waitFor({ state: 'attached' });
  await target.click();
  await isReady(page);
  const hash = await page.evaluate(() => location.hash);
  await expect(page.locator(hash)).toBeInViewport();
});

test('a page in the other language is not', async ({ page, open }) => {
  await open('/demo/simple');
  const other = page.locator('header a[hreflang], header a[lang]').first();
  const loaded = page.waitForResponse(/page-data\/demo\/simple-cn\.json/);
  await other.hover();
  await loaded;
  // As long as it would take.
  await page.waitForTimeout(200);
  await expect(page.locator('.page-content')).toHaveCount(1);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a page is shown without', async ({ page, open }) => {
    await open('/demo/simple');
    await link(page, '/demo/aria').tap();
    await expect(demo(page, 'aria')).toBeVisible();
    await expect(page.locator('.page-content')).toHaveCount(1);
  });
});

test('a filter leaves it alone', async ({ page, open }) => {
  await open('/api?filter=onRow');
  await link(page, '/demo/simple').first().hover();
  await expect(page.locator('.page-content')).toHaveCount(2);
  await expect(page.locator('.page-content').nth(1).locator('[data-filtered]')).toHaveCount(0);
});

test('a filter of changes counts its own, and keeps its choice', async ({ page, open }) => {
  await open('/changelog');
  const filter = page.locator('.change-filter').first();
  const kinds = filter.getByRole('radio');
  await kinds.nth(1).check();
  const status = filter.locator('output');
  await expect(status).not.toBeEmpty();
  const field = filter.getByRole('searchbox');
  await field.fill('column');
  const alone = await status.textContent();
  await field.fill('');

  await page.locator('a[href="/releases"]').locator('visible=true').first().hover();
  await expect(page.locator('.change-filter')).toHaveCount(2);
  await expect(kinds.nth(1)).toBeChecked();
  await field.fill('column');
  await expect(status).toHaveText(alone ?? '');
});

test('a link to an edit is answered by the page that is shown', async ({ page, open }) => {
  await open('/demo/simple');
  await link(page, '/demo/aria').hover();
  await expect(demo(page, 'aria').first()).toBeAttached();
  await page.evaluate(() => {
    location.hash = '#edit=1.aria.x';
  });
  // A link to a demo that the page does not have is answered by the page's first.
  await expect(demo(page, 'simple').first().getByRole('alert')).toBeVisible();
});

test('a closed panel is at the file where it was left', async ({ page, open }) => {
  await open('/demo/simple');
  const simple = demo(page, 'simple').first();
  await simple.getByRole('button', { name: 'Show Code' }).click();
  await simple.getByRole('tab', { name: 'table-theme.css' }).click();
  await simple.getByRole('button', { name: 'Hide Code' }).click();
  await link(page, '/demo/aria').evaluate((element: HTMLElement) => element.click());
  await expect(demo(page, 'aria').first()).toBeVisible();
  await isReady(page);
  await link(page, '/demo/simple').hover();
  await expect(simple).toBeAttached();

  await page.goBack();
  await isReady(page);
  await simple.getByRole('button', { name: 'Show Code' }).click();
  await expect(simple.getByRole('tab', { selected: true })).toHaveText('table-theme.css');
});
