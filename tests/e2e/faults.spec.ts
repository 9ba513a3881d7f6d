import type { Page } from '@playwright/test';
import { count } from '../support/count.ts';
import { demoEditor } from '../support/demoEditor.ts';
import { expect, isReady, test } from '../support/test.ts';

// `chunks.spec.ts` has what a chunk can do: no answer, an error, a cut-off answer, another type, 120 seconds.

test.beforeEach(() => count(1, 'faults of network, storage and browser survived'));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const linkTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

/** What a search has found; the choice of colours has options too. */
const hits = (page: Page) => page.getByRole('listbox').getByRole('option');

/** Counts the documents that are loaded from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** From now on every page's data are of another build. */
async function deploy(page: Page): Promise<void> {
  await page.route('**/page-data/**/*.json', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace(/"build":"[^"]*"/, '"build":"another"');
    await route.fulfill({ response, body: text });
  });
}

test.describe('a new deployment while the page is open', () => {
  test.use({ allowedConsole: /Failed to load resource|net::ERR/ });

  test('a link loads its page as a document, once, and an edit is kept', async ({ page, open }) => {
    await open('/demo/simple');
    const editor = demoEditor(page, 'simple');
    await editor.open();
    await editor.renew(() => editor.write('export default () => <p>My own edit</p>;'));
    await deploy(page);
    const documents = countDocuments(page);
    await linkTo(page, 'Changelog').click();
    await expect(heading(page)).toHaveText('Changelog');
    await expect(page).toHaveURL('/changelog');
    await expect.poll(documents).toBe(1);
    await isReady(page);

    await page.unrouteAll();
    await page.goBack();
    await editor.hasState('running');
    await expect(editor.frame.getByText('My own edit')).toBeVisible();
  });

  test('an edit that the browser cannot store is not thrown away: the reader is told', async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await open('/demo/simple');
    const editor = demoEditor(page, 'simple');
    await editor.open();
    await editor.renew(() => editor.write('export default () => <p>My own edit</p>;'));
    await deploy(page);
    const documents = countDocuments(page);
    await linkTo(page, 'Changelog').click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('This site has been updated since you opened it.');
    await expect(notice).toContainText('copy them first');
    await expect(editor.frame.getByText('My own edit')).toBeVisible();
    expect(documents()).toBe(0);
    await notice.getByRole('button', { name: 'Reload the page' }).click();
    await expect(heading(page)).toHaveText('Changelog');
  });

  test('a host whose servers disagree does not make the page reload for ever', async ({ page }) => {
    await deploy(page);
    // A document that is not the address’s own, so that the page has to ask for its data.
    await page.route('/changelog', async (route) => {
      await route.fulfill({
        response: await route.fetch({ url: new URL('/api', page.url()).href }),
      });
    });
    await page.goto('/demo/simple');
    await isReady(page);
    const documents = countDocuments(page);
    await page.goto('/changelog');
    await expect(page.getByRole('alert')).toContainText('This site has been updated');
    await expect.poll(documents).toBe(2);
    await page.getByRole('button', { name: 'Reload the page' }).focus();
    expect(documents()).toBe(2);
  });

  test('a chunk that has gone with it says so, and why', async ({ page, open }) => {
    await open('/demo/simple');
    await deploy(page);
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'This site has been updated' }),
    ).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'Loading chunk' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await isReady(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('the shell’s texts', () => {
  test.use({ allowedConsole: /Failed to load resource|net::ERR/ });

  test('of the other language do not load: the page stays in use, and Retry gets them', async ({
    page,
    open,
  }) => {
    await open('/demo/simple');
    await page.route('**/assets/zh-CN-*.js', (route) => route.abort());
    await page.getByRole('link', { name: '简体中文' }).first().click();
    await expect(page.getByRole('alert')).toContainText('Loading chunk messages/zh-CN failed.');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await page.unrouteAll();
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: '显示代码' }).first()).toBeVisible();
  });

  test('do not load with the page: it can be read, and says so', async ({ page }) => {
    await page.route('**/assets/en-US-*.js', (route) => route.abort());
    await page.goto('/demo/simple');
    await expect(page.getByRole('alert')).toContainText('Loading chunk messages/en-US failed.');
    await expect(heading(page)).toHaveText('Basic table');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await isReady(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('offline', () => {
  test.use({ allowedConsole: /Failed to load resource|net::ERR/ });

  test('a link says that its page did not load, and Retry loads it when the network is back', async ({
    page,
    open,
    context,
  }) => {
    await open('/demo/simple');
    await context.setOffline(true);
    await linkTo(page, 'Changelog').click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Loading chunk page/changelog failed.');
    await expect(heading(page)).toHaveText('Basic table');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toHaveText('Changelog');
    await expect(alert).toHaveCount(0);
  });

  test('a search that cannot start, in a worker or without, says so and can be tried again', async ({
    page,
    open,
    context,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
    await open('/demo/simple');
    const input = page.getByRole('combobox', { name: 'Search' });
    await page.route('**/assets/createSearchService-*.js', (route) => route.abort());
    await input.fill('sticky');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('failed');
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(hits(page).first()).toBeVisible();
    await context.setOffline(true);
    await input.fill('sticky header');
    await expect(hits(page).first()).toBeVisible();
  });
});

/** Ways in which a browser keeps nothing. */
const withoutStorage = {
  'storage is blocked': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  },
  'storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'cookies are off': () => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
  },
};

for (const [what, script] of Object.entries(withoutStorage)) {
  test(`all works while ${what}`, async ({ page, open }) => {
    await page.addInitScript(script);
    await open('/demo/simple');
    await page.getByRole('combobox', { name: 'Colour mode' }).selectOption('dark');
    await expect(page.locator('html')).toHaveAttribute('data-prefers-color', 'dark');
    await page.getByRole('button', { name: 'Show Code' }).first().click();
    await expect(page.getByRole('tab', { name: 'simple.tsx' })).toBeVisible();
    const input = page.getByRole('combobox', { name: 'Search' });
    await input.fill('changelog');
    await hits(page).first().click();
    await expect(page).not.toHaveURL(/simple/);
    await isReady(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('Basic table');
    const editor = demoEditor(page, 'simple');
    await editor.open();
    await editor.renew(() => editor.write('export default () => <p>My own edit</p>;'));
    await expect(editor.frame.getByText('My own edit')).toBeVisible();
  });
}

test('without Intl.Segmenter Chinese is searched all the same', async ({ page, open }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Intl, 'Segmenter');
    // In the page, where this script runs and in a worker it does not.
    Reflect.deleteProperty(globalThis, 'Worker');
  });
  await open('/demo/simple-cn');
  await page.getByRole('combobox').first().fill('固定列');
  await expect(hits(page).first()).toContainText('固定');
});

for (const [when, time] of [
  ['in 1970', 0],
  ['in 2099', Date.UTC(2099, 0)],
] as const) {
  test(`a clock that stands ${when} changes nothing`, async ({ page, open }) => {
    await page.clock.setFixedTime(time);
    await open('/demo/simple');
    await page.getByRole('combobox', { name: 'Search' }).fill('sticky header');
    await hits(page).first().click();
    await isReady(page);
    await expect(heading(page)).not.toHaveText('Basic table');
  });
}

test.describe('an extension that changes the document before the page starts', () => {
  test('by attributes of html and body, and elements around the page, is not noticed', async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        document.documentElement.setAttribute('data-extension', '1');
        document.body.setAttribute('cz-shortcut-listen', 'true');
        document.body.prepend(document.createElement('extension-bar'));
        document.body.append(document.createElement('extension-panel'));
        for (const paragraph of document.querySelectorAll('.prose p'))
          paragraph.setAttribute('data-translated', '');
      });
    });
    await open('/demo/simple');
    await page.getByRole('button', { name: 'Show Code' }).first().click();
    await expect(page.getByRole('tab', { name: 'simple.tsx' })).toBeVisible();
  });

  test.describe('inside it', () => {
    // React says that it has made the page anew.
    test.use({ allowedConsole: /Minified React error #(?:418|423)/ });
    test('costs a render, not the page', async ({ page, open }) => {
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          document.querySelector('.site')?.prepend(document.createElement('extension-toolbar'));
          document.querySelector('main h1')?.append(' (translated)');
        });
      });
      await open('/demo/simple');
      await page.getByRole('button', { name: 'Show Code' }).first().click();
      await expect(page.getByRole('tab', { name: 'simple.tsx' })).toBeVisible();
      await linkTo(page, 'Changelog').click();
      await expect(heading(page)).toHaveText('Changelog');
    });
  });

  test('a translator that wraps texts afterwards does not break the page', async ({
    page,
    open,
  }) => {
    await open('/demo/simple');
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (node instanceof Text && node.data.trim() !== '') texts.push(node);
      for (const text of texts) {
        if (text.parentElement?.closest('script, style') !== null) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    });
    await page.getByRole('button', { name: 'Show Code' }).first().click();
    await linkTo(page, 'Changelog').click();
    await expect(heading(page)).toHaveText('Changelog');
  });
});
