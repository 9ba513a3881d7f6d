import { count } from '../support/count.ts';
import { hold } from '../support/hold.ts';
import { expect, isReady, lookingOnly, test } from '../support/test.ts';

test.use(lookingOnly);

const sheets = '**/assets/*.css';

/** Those of the app, not those that stand in a document. */
const scripts = '**/assets/*.js';

/**
 * What every element and pseudo-element of the page looks like, and where it is. Pictures of a page differ by a
 * pixel now and then.
 */
function looksOfAll(): string[] {
  const looks = (element: Element, pseudo: string) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo !== '' && ['none', 'normal'].includes(style.content)) return [];
    const { x, y, width, height } = element.getBoundingClientRect();
    const values = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`);
    return [
      `${element.localName}.${element.className}${pseudo} ${[x, y, width, height, ...values]}`,
    ];
  };
  // The rows of a long table are alike.
  const further = 'tr:nth-child(n + 5)';
  const all = `html, body, #root, #root *:not(${further}, ${further} *)`;
  const elements = [...document.querySelectorAll(all)];
  return elements.flatMap((element) =>
    ['', '::before', '::after'].flatMap((pseudo) => looks(element, pseudo)),
  );
}

test.describe('the rules in a document', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  const paths = [
    '/',
    '/index-cn',
    '/demo',
    '/demo/simple',
    '/demo/fixed-columns-and-header',
    '/demo/expanded-row-render-cn',
    '/demo/dropdown',
    '/demo/styled-components',
    '/api',
    '/changelog',
    '/releases-cn',
    '/nowhere',
  ];
  for (const path of paths)
    test(`are all that ${path} shows`, async ({ page }) => {
      await page.route(scripts, (route) => route.abort());
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.route(sheets, (route) => route.abort());
        await page.goto(path);
        const alone = await page.evaluate(looksOfAll);
        await page.unroute(sheets);
        await page.reload();
        await expect(page.locator('style[data-part]')).toHaveCount(0);
        const whole = await page.evaluate(looksOfAll);
        expect(whole.length).toBeGreaterThan(50);
        expect(whole.filter((looks, index) => looks !== alone[index])).toEqual([]);
      }
    });
});

test('a page becomes interactive once its sheets are there', async ({ page }) => {
  const letGo = await hold(page, sheets);
  const script = page.waitForResponse(/\/assets\/demo-simple-[\w-]+\.js/);
  await page.goto('/demo/simple', { waitUntil: 'commit' });
  await (await script).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  letGo();
  await isReady(page);
  await expect(page.locator('style[data-part]'), 'the sheets have taken their place').toHaveCount(
    0,
  );
});

test.describe('a sheet that does not load', () => {
  test.use({ allowedConsole: /Failed to load resource|net::ERR/ });
  test.beforeEach(() => count(1, 'faults of network, storage and browser survived'));

  test('is asked for once more', async ({ page }) => {
    let asked = 0;
    await page.route('**/assets/site-*.css', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await page.goto('/demo/simple');
    await isReady(page);
    const sheet = page.locator('link[rel="stylesheet"][href*="/site-"]');
    await expect
      .poll(() => sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null))
      .toBe(true);
    await expect(sheet).toHaveCount(1);
  });

  test('leaves the page in use', async ({ page }) => {
    await page.route('**/assets/site-*.css', (route) => route.abort());
    await page.goto('/demo/expanded-row-render');
    await isReady(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '600');
  });
});
