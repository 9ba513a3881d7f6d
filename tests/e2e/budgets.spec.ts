import { builtSite } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';
import { weigh } from '../support/weigh.ts';

const kilobyte = 1024;

/** All in bytes, compressed with brotli. Raising one is a decision, and shows as a line of a diff. */
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
