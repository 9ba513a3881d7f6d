import { builtSite } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';
import { weigh } from '../support/weigh.ts';

const kilobyte = 1024;

/** Bytes are compressed with brotli. Raising one is a decision, and shows as a line of a diff. */
const budgets = {
  /** Of a demo page, styles included, which stand in it. */
  demoHtml: 20 * kilobyte,
  /** Of pages that are one long table or list: the API, the home page with it, the releases. */
  listHtml: 32 * kilobyte,
  styles: 14 * kilobyte,
  requests: 12,
  /** Pages that run a table, and the home page. */
  demoScripts: 120 * kilobyte,
  /** Pages of text. */
  textScripts: 95 * kilobyte,
  /** Sizes, weights and families of type around a demo: the first frame waits for the system at each. */
  fonts: 9,
} as const;

/** Demos of helper libraries pay for their library, and nobody else does. */
const libraries = ['react-dnd', 'styled-components', 'dropdown', 'ellipsis-custom-tooltip'];

for (const { path, key, demos } of builtSite.pages) {
  test(`${path} keeps to its budgets`, () => {
    const weight = weigh(path);
    const hasLibrary = libraries.some((name) => key === `/demo/${name}`);
    const isDemoPage = key.startsWith('/demo/');
    expect
      .soft(weight.html, 'HTML')
      .toBeLessThanOrEqual(isDemoPage ? budgets.demoHtml : budgets.listHtml);
    expect.soft(weight.styles, 'styles').toBeLessThanOrEqual(budgets.styles);
    expect.soft(weight.requests, 'requests').toBeLessThanOrEqual(budgets.requests);
    if (hasLibrary) return;
    const allowed = demos.length === 0 ? budgets.textScripts : budgets.demoScripts;
    expect.soft(weight.scripts, 'scripts').toBeLessThanOrEqual(allowed);
  });
}

test('a cold demo page asks for no more than it names, and for nothing from elsewhere', async ({
  page,
  open,
}) => {
  const requests: URL[] = [];
  page.on('request', (request) => requests.push(new URL(request.url())));
  await open('/demo/simple');
  const { hostname } = new URL(page.url());
  expect(requests.filter((url) => url.hostname !== hostname)).toEqual([]);
  expect(requests.filter((url) => /\.(?:woff2?|ttf|otf)$/.test(url.pathname))).toEqual([]);
  expect(requests.length).toBeLessThanOrEqual(budgets.requests);
  expect(requests.filter((url) => url.pathname.startsWith('/demo-source/'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what stands around demos is set in few fonts', async ({ page }) => {
    test.setTimeout(180_000);
    for (const { path, key } of builtSite.pages) {
      if (!key.startsWith('/demo/')) continue;
      await page.goto(path);
      const fonts = await page.evaluate(() => {
        const isShown = (element: Element) =>
          element.getClientRects().length > 0 &&
          [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        const around = [...document.querySelectorAll('body *')].filter(
          (element) => element.closest('.demo-stage') === null && isShown(element),
        );
        return around.map((element) => {
          const { fontSize, fontWeight, fontStyle, fontFamily } = getComputedStyle(element);
          return `${fontSize} ${fontWeight} ${fontStyle} ${fontFamily}`;
        });
      });
      expect.soft(new Set(fonts).size, path).toBeLessThanOrEqual(budgets.fonts);
    }
  });

  test('no demo page in English has to find a font for another script', async ({ page }) => {
    test.setTimeout(180_000);
    for (const { path, key, localeId } of builtSite.pages) {
      if (!key.startsWith('/demo/') || localeId !== 'en-US') continue;
      await page.goto(path);
      expect.soft(await page.locator('body').innerText(), path).not.toMatch(/\p{Script=Han}/u);
    }
  });
});
