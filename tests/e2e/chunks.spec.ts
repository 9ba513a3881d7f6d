import { count } from '../support/count.ts';
import { hold } from '../support/hold.ts';
import { expect, isReady, test } from '../support/test.ts';

test.use({ allowedConsole: /Failed to load resource|net::ERR|ChunkLoadError/ });

test.beforeEach(() => count(1, 'faults of network, storage and browser survived'));

const changelogData = '**/page-data/changelog.json';

test('a page that does not load says so, keeps the page before it, and loads on Retry', async ({
  page,
  open,
}) => {
  await open('/demo/simple');
  await page.route(changelogData, (route) => route.abort());
  await page.getByRole('link', { name: 'Changelog', exact: true }).first().click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Loading chunk page/changelog failed.');
  await expect(alert).toContainText('(error: /page-data/changelog.json)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basic table');

  await page.unroute(changelogData);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [what, answer] of [
  ['a server error', { status: 500, body: 'no' }],
  ['a cut-off answer', { status: 200, contentType: 'application/json', body: '{"build":"' }],
  [
    'a page of HTML in its place',
    { status: 200, contentType: 'text/html', body: '<!doctype html>' },
  ],
] as const) {
  test(`${what} for a page’s data is a failed chunk`, async ({ page, open }) => {
    await open('/demo/simple');
    await page.route(changelogData, (route) => route.fulfill(answer));
    await page.getByRole('link', { name: 'Changelog', exact: true }).first().click();
    await expect(page.getByRole('alert')).toContainText('Loading chunk page/changelog failed.');
  });
}

test('no answer for 120 seconds is a time-out', async ({ page, open }) => {
  await page.clock.install();
  await open('/demo/simple');
  const script = '**/assets/demo-key-*.js';
  await page.route(script, () => undefined);
  // The time runs from the request on, which comes after the page's data.
  const request = page.waitForRequest(script);
  await page.getByRole('link', { name: 'Row keys', exact: true }).first().click();
  await request;
  await page.clock.runFor(119_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basic table');
  await page.clock.runFor(2_000);
  await expect(page.getByRole('alert')).toContainText('Loading chunk demo/key failed.');
  await expect(page.getByRole('alert')).toContainText('timeout');
});

test('a demo whose script fails keeps its card, and Try again runs it', async ({ page, open }) => {
  // A pointer on the link asks for it first, and a second time under another address.
  const script = '**/assets/demo-key-*.js*';
  await open('/demo/simple');
  await page.route(script, (route) => route.abort());
  await page.getByRole('link', { name: 'Row keys', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Row keys');
  const demo = page.locator('[data-demo="key"]');
  await expect(demo.getByRole('alert')).toContainText('Loading chunk demo/key failed.');
  await expect(demo.getByRole('button', { name: 'Show Code' })).toBeVisible();
  await page.unroute(script);
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(demo.getByRole('table').first()).toBeVisible();
  await expect(demo.getByRole('alert')).toHaveCount(0);
});

test('a style sheet that fails is a failed CSS chunk', async ({ page, open }) => {
  await open('/changelog');
  await page.route('**/assets/demo-class-name-*.css', (route) => route.abort());
  await page
    .getByRole('link', { name: /class name/i })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText('Loading CSS chunk demo/class-name failed.');
});

test('the card of a prop that does not load says so, and Retry loads it', async ({
  page,
  open,
}) => {
  const cards = '**/page-data/api-cards.*.json';
  await page.route(cards, (route) => route.abort());
  await open('/demo/simple');
  await page.getByRole('button', { name: 'Show Code' }).first().click();
  await page.locator('a.code-prop[data-prop="table-columns"]').first().hover();
  const card = page.locator('#prop-card');
  await expect(card.getByRole('alert')).toContainText('Loading chunk api-cards/en-US failed.');
  await page.unroute(cards);
  // Longer than a card stays that neither pointer nor focus keeps.
  await page.route(cards, (route) => setTimeout(() => route.continue(), 600));
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(card.getByRole('link')).toBeVisible();
  await expect(card.getByRole('alert')).toHaveCount(0);
});

test('the card of a prop that does not load is loaded by keyboard', async ({ page, open }) => {
  const cards = '**/page-data/api-cards.*.json';
  await page.route(cards, (route) => route.abort());
  await open('/demo/simple');
  await page.getByRole('button', { name: 'Show Code' }).first().press('Enter');
  const name = page.locator('a.code-prop[data-prop="table-columns"]').first();
  await name.focus();
  const card = page.locator('#prop-card');
  await expect(card.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Retry' })).toBeFocused();
  await page.unroute(cards);
  await page.keyboard.press('Enter');
  await expect(card.getByRole('link')).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(name).not.toBeFocused();
  await expect(page.locator('a.code-prop:focus'), 'the next name, not the card').toBeVisible();
});

test('the demo of a page opened directly recovers too', async ({ page }) => {
  const script = '**/assets/demo-key-*.js';
  await page.route(script, (route) => route.abort());
  await page.goto('/demo/key');
  const demo = page.locator('[data-demo="key"]');
  await expect(demo.getByRole('alert')).toContainText('Loading chunk demo/key failed.');
  await isReady(page);
  await page.unroute(script);
  await demo.getByRole('button', { name: 'Try again' }).click();
  await expect(demo.getByRole('table').first()).toBeVisible();
});

test('what a demo’s script imports does not wait for the script', async ({ page, open }) => {
  await open('/demo/simple');
  const answer = await hold(page, '**/assets/demo-virtual-list-*.js');
  const library = page.waitForRequest('**/assets/ScrollMeter-*.js');
  await page.getByRole('link', { name: 'Virtual list', exact: true }).first().click();
  await library;
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Virtual list');
});
