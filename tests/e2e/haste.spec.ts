import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { turnWheel } from '../demos/turnWheel.ts';
import { demoEditor, originalText } from '../support/demoEditor.ts';
import { hold } from '../support/hold.ts';
import { expect, isReady, test } from '../support/test.ts';

/*
 * What a reader does while something is on its way, or faster than it comes.
 */

const demo = (page: Page) => page.locator('[data-demo="simple"]');
const search = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

test.describe('while a page is asked for again', () => {
  test.use({ allowedConsole: /Failed to load resource|net::ERR/ });

  test('the one before it stays in use, and a line shows the wait', async ({ page, open }) => {
    await open('/demo/simple');
    const data = '**/page-data/changelog.json';
    await page.route(data, (route) => route.abort());
    await page.evaluate(() => scrollTo(0, 200));
    await expect.poll(() => scrolled(page)).toBe(200);
    const link = page.getByRole('link', { name: 'Changelog', exact: true }).first();
    await link.evaluate((element: HTMLElement) => element.click());
    const alert = page.getByRole('alert');
    await expect(alert).toBeVisible();
    // The browser keeps what is read in its place while the alert comes in above it.
    expect(await scrolled(page)).toBeGreaterThanOrEqual(200);
    await page.unroute(data);
    const letGo = await hold(page, data);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await demo(page).getByRole('button', { name: 'Show Code' }).click();
    await expect(demo(page).getByRole('tab', { name: 'simple.tsx' })).toBeVisible();
    await expect(page.locator('.progress-bar')).toBeAttached();
    const place = await scrolled(page);
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
    await expect(alert).toHaveCount(0);
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(place);
  });

  test('another one can be gone to, and what comes late does not take its place', async ({
    page,
    open,
  }) => {
    await open('/demo/simple');
    let network: 'down' | 'slow' | 'up' = 'down';
    const late = new AbortController();
    const isLate = new Promise((resolve) => late.signal.addEventListener('abort', resolve));
    await page.route('**/page-data/changelog.json', async (route) => {
      if (network === 'up') return route.continue();
      if (network === 'slow') await isLate;
      return route.abort();
    });
    const link = page.getByRole('link', { name: 'Changelog', exact: true }).first();
    await link.click();
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    network = 'slow';
    await retry.click();
    await page.getByRole('link', { name: 'Row keys', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Row keys');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('.progress-bar')).toHaveCount(0);

    network = 'up';
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
    late.abort();
    await page.waitForTimeout(300);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
  });
});

test('a link followed before the scripts are there leads to the top of its page', async ({
  page,
}) => {
  const letGo = await hold(page, '**/assets/*.css');
  const script = page.waitForResponse(/\/assets\/demo-fixed-columns-[\w-]+\.js/);
  await page.goto('/demo/fixed-columns', { waitUntil: 'commit' });
  await (await script).finished();
  const next = page.locator('footer a, nav a').filter({ hasText: 'Next' }).last();
  await next.scrollIntoViewIfNeeded();
  expect(await scrolled(page)).toBeGreaterThan(0);
  const path = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(path ?? '');
  letGo();
  await isReady(page);
  await expect(page.locator('nav [aria-current="page"]').last()).toHaveAttribute(
    'href',
    path ?? '',
  );
  expect(await scrolled(page)).toBe(0);
});

test('a reader who has read on is not taken back when the scripts arrive', async ({ page }) => {
  const letGo = await hold(page, '**/assets/*.css');
  await page.goto('/api#table-rowkey', { waitUntil: 'commit' });
  await expect(page.locator('#table-rowkey')).toBeInViewport();
  await page.evaluate(() => scrollBy(0, 1500));
  const place = await scrolled(page);
  letGo();
  await isReady(page);
  expect(await scrolled(page)).toBe(place);
});

test('a reader who has read on is not taken back when the code of a link arrives', async ({
  page,
  open,
}) => {
  const letGo = await hold(page, '**/demo-source/simple.json');
  await open('/demo/simple?code=12#simple');
  await expect(demo(page).locator('.demo-source-placeholder')).toBeAttached();
  await page.mouse.move(400, 400);
  await turnWheel(page, 0, 700);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  const line = demo(page).locator('.code-line').first();
  letGo();
  await expect(line).toBeAttached();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(line).not.toBeInViewport();
});

test('a tab chosen before the scripts are there is the one that shows', async ({ page }) => {
  const letGo = await hold(page, '**/assets/*.css');
  await page.goto('/demo/simple?tab=props', { waitUntil: 'commit' });
  await expect(page.locator('#tabpanel-props')).toBeVisible();
  await page.getByRole('tab', { name: 'Doc' }).click();
  letGo();
  await isReady(page);
  await expect(page.getByRole('tab', { name: 'Doc' })).toHaveAttribute('aria-selected', 'true');
  await expect(demo(page)).toBeVisible();
  await expect(page.locator('#tabpanel-props')).toBeHidden();
});

test('a tab chosen while React takes over is the one that shows', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = document;
    // The last listener of the links: from here on a click changes the page in place, which nobody shows yet.
    document.addEventListener = ((type: string, ...rest: [EventListener]) => {
      addEventListener.call(document, type, ...rest);
      if (type === 'touchstart')
        queueMicrotask(() => document.querySelector<HTMLElement>('#tab-doc')?.click());
    }) as typeof addEventListener;
  });
  await page.goto('/demo/simple?tab=props');
  await isReady(page);
  await expect(page).toHaveURL('/demo/simple');
  await expect(demo(page)).toBeVisible();
  await expect(page.locator('#tabpanel-props')).toBeHidden();
});

test('a demo that is edited before its own code is there is ready to be used', async ({ page }) => {
  const letGo = await hold(page, '**/assets/demo-simple-*.js');
  const changes = { stack: 'react-16', files: { 'demo/simple/simple.tsx': 'export {};' } };
  const payload = deflateRawSync(JSON.stringify(changes)).toString('base64url');
  await page.goto(`/demo/simple#edit=1.simple.${payload}`);
  const editor = demoEditor(page, 'simple');
  await editor.hasState('paused');
  await isReady(page);
  letGo();
  await editor.press('Close editor');
  await expect(demo(page).getByRole('table')).toBeVisible();
  await isReady(page);
});

test('a double click on a link is a click', async ({ page, open }) => {
  await open('/demo/fixed-columns');
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => scrolled(page)).toBe(300);
  const letGo = await hold(page, '**/page-data/changelog.json');
  const link = page.getByRole('link', { name: 'Changelog', exact: true }).first();
  await link.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  expect(await scrolled(page)).toBe(300);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(300);
});

test.describe('in search', () => {
  test('Enter before there are results is forgotten with Escape', async ({ page, open }) => {
    await open('/demo/simple');
    const letGo = await hold(page, '**/page-data/search.*');
    await search(page).fill('sticky header');
    await search(page).press('Enter');
    await search(page).press('Escape');
    letGo();
    await search(page).click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await expect(page).toHaveURL('/demo/simple');
  });

  test('a search dialog goes with its page, and a rotated phone keeps the query', async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open('/demo/simple');
    await page.getByRole('link', { name: 'Columns as JSX' }).first().click();
    await expect(page).toHaveURL('/demo/jsx');
    await search(page).fill('sticky');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('.search-button').click();
    await expect(search(page)).toHaveValue('sticky');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/demo/simple');
    await expect(page.locator('dialog:modal')).toHaveCount(0);
  });

  test('what a keyboard of Android composes is searched for, and half a character is not', async ({
    browser,
    baseURL,
  }) => {
    for (const [userAgent, count] of [
      ['Mozilla/5.0 (Linux; Android 15)', 1],
      ['Mozilla/5.0 (X11; Linux x86_64)', 0],
    ] as const) {
      const page = await browser.newPage({ userAgent, ...(baseURL && { baseURL }) });
      await page.goto('/demo/simple');
      await isReady(page);
      await search(page).focus();
      await search(page).evaluate((field: HTMLInputElement) => {
        // As the browser writes it: React looks at what is assigned in any other way, and hears nothing new.
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(field, 'sticky');
        field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
      });
      // The clear button stands for a query that has been taken.
      await expect(page.getByRole('button', { name: 'Clear' })).toHaveCount(count);
      await page.close();
    }
  });

  test('the shortcut leads out of the sidebar’s dialog', async ({ page, open }) => {
    await page.setViewportSize({ width: 900, height: 800 });
    await open('/demo/simple');
    await page.locator('.sidebar-button').click();
    await expect(page.locator('dialog:modal')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await expect(search(page)).toBeFocused();
  });

  test('after more results Enter opens none that was not chosen', async ({ page, open }) => {
    await open('/demo/simple');
    await search(page).fill('table');
    const more = page.locator('.search-more').first();
    await expect(more).toBeVisible();
    await search(page).press('End');
    await expect(search(page)).toHaveAttribute('aria-activedescendant', /./);
    await more.press('Enter');
    await expect(search(page)).toBeFocused();
    await expect(search(page)).not.toHaveAttribute('aria-activedescendant', /./);
  });

  test('the right button of the mouse chooses nothing', async ({ page, open }) => {
    await open('/demo/simple');
    await search(page).fill('sticky header');
    const hit = page.getByRole('listbox').getByRole('option').first();
    await hit.click({ button: 'right' });
    await expect(hit).toBeVisible();
    await expect(search(page)).toHaveValue('sticky header');
  });

  test('more results leave the field in the reader’s hands', async ({ page, open }) => {
    await open('/demo/simple');
    await search(page).fill('table');
    const more = page.locator('.search-more').first();
    for (const press of [() => more.click(), () => more.press('Enter')]) {
      await expect(more).toBeVisible();
      await press();
      await expect(search(page)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
  });
});

test.describe('what a filter hides', () => {
  test('on /demo is there again when the address has no filter any more', async ({
    page,
    open,
  }) => {
    await open('/demo');
    const field = page.getByRole('searchbox', { name: 'Filter the demos' });
    const cards = page.locator('.gallery-card');
    const all = await cards.count();
    await field.fill('ellipsis');
    await expect(page).toHaveURL('/demo?q=ellipsis');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Demo' })
      .click();
    await expect(page).toHaveURL('/demo');
    await expect(field).toHaveValue('');
    await expect(cards).toHaveCount(all);
    await page.goBack();
    await expect(field).toHaveValue('ellipsis');
    await expect(cards).not.toHaveCount(all);
    await field.fill('sticky');
    await expect(page).toHaveURL('/demo?q=sticky');
    await expect(field).toHaveValue('sticky');
  });

  test('is shown when a link leads there, with another query or once more', async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await open('/changelog');
    const link = page.locator('.toc a[href^="#"]').last();
    const hash = (await link.getAttribute('href')) ?? '';
    const version = page.locator(`[id="${hash.slice(1)}"]`);
    const field = page.getByRole('searchbox', { name: 'Filter the changes' });
    await link.click();
    await expect(version).toBeInViewport();
    await field.fill('no such change');
    await expect(version).toBeHidden();
    await expect(page).toHaveURL(/q=no/);
    await link.click();
    await expect(version, 'the anchor that the address has already').toBeInViewport();
    await expect(field).toHaveValue('');

    await field.fill('no such change');
    await expect(version).toBeHidden();
    await expect(page).toHaveURL(/q=no/);
    await page.evaluate((address) => {
      const other = document.createElement('a');
      other.href = address;
      document.querySelector('main')?.append(other);
      other.click();
      other.remove();
    }, `/changelog${hash}`);
    await expect(version, 'a link from elsewhere').toBeInViewport();
    await expect(field).toHaveValue('');
    await expect(page).toHaveURL(`/changelog${hash}`);
  });
});

test.describe('back', () => {
  test('from the first anchor is the top again', async ({ page, open }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await open('/api');
    await page.locator('.toc a[href^="#"]').last().click();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('to a page of tabs finds its tab, its code and its place', async ({ page, open }) => {
    await open('/demo/fixed-columns');
    const block = page.locator('[data-demo="fixed-columns"]');
    await block.getByRole('button', { name: 'Show Code' }).click();
    await expect(block.getByRole('tab', { name: 'fixed-columns.tsx' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(() => scrolled(page)).toBe(400);
    await page.getByRole('tab', { name: 'Props' }).evaluate((tab: HTMLElement) => tab.click());
    await expect(page.getByRole('tabpanel', { name: 'Props' })).toBeVisible();
    await page.getByRole('tab', { name: 'Doc' }).evaluate((tab: HTMLElement) => tab.click());
    await expect(block).toBeVisible();
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(() => scrolled(page)).toBe(500);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page
      .getByRole('link', { name: 'Releases' })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Releases');

    await page.goBack();
    await expect(block.getByRole('tab', { name: 'fixed-columns.tsx' })).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(500);
    await page.goBack();
    await expect(page.getByRole('tabpanel', { name: 'Props' })).toBeVisible();
    await page.goBack();
    await expect(block).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(400);
  });
});

test('the card of a prop goes with its page', async ({ page, open }) => {
  await open('/demo/simple');
  await page.getByRole('link', { name: 'Columns as JSX' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Columns as JSX');
  await page.getByRole('button', { name: 'Show Code' }).first().click();
  const name = page.locator('a[data-prop]').first();
  await name.hover();
  await expect(page.locator('#prop-card')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basic table');
  await page.mouse.move(300, 300);
  await expect(page.locator('#prop-card')).toBeHidden();
});

test('an export that takes longer than a click lasts says so, and opens with the next one', async ({
  page,
  open,
}) => {
  await page
    .context()
    .route('https://codesandbox.io/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'The other side.' }),
    );
  await page.addInitScript(() => {
    const activation = { isActive: false };
    Object.assign(window, { activation });
    Object.defineProperty(navigator, 'userActivation', { value: activation });
  });
  await open('/demo/simple');
  await demo(page).getByRole('button', { name: 'Open in CodeSandbox' }).click();
  const alert = demo(page).getByRole('alert');
  await expect(alert).toContainText('Loading took so long');
  await page.evaluate(() =>
    Object.assign((window as unknown as { activation: object }).activation, { isActive: true }),
  );
  const popup = page.waitForEvent('popup');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect((await popup).getByText('The other side.')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test.describe('in the editor', () => {
  test('a preview that is slow to load is given its time', async ({ page, open }) => {
    await open('/demo/simple');
    const letGo = await hold(page, '**/assets/frame-*');
    const editor = demoEditor(page, 'simple');
    await editor.press('Edit');
    await expect(editor.block.locator('iframe')).toBeAttached();
    // Longer than a preview that runs may keep silent.
    await page.waitForTimeout(7000);
    letGo();
    await editor.hasState('running');
    await page.waitForTimeout(2500);
    await editor.hasState('running');
  });

  test('what does not compile is not answered by what did before it', async ({ page, open }) => {
    await open('/demo/simple');
    const editor = demoEditor(page, 'simple');
    await editor.open();
    const code = await originalText(page, 'simple');
    const letGo = await hold(page, '**/assets/frame-*');
    await editor.write(code.replace('Ridge walk', 'Canal path'));
    await expect(editor.block.locator('iframe[data-state="candidate"]')).toBeAttached();
    await editor.write(`${code}\nconst a = ;`);
    await editor.hasState('failed');
    letGo();
    await expect(editor.block.locator('iframe[data-state="candidate"]')).toHaveCount(0);
    await page.waitForTimeout(1000);
    await editor.hasState('failed');
    await expect(editor.status).toContainText('does not compile');
    await expect(editor.frame.getByRole('cell', { name: 'Ridge walk' })).toBeVisible();
  });

  test.describe('what code prints before it fails', () => {
    test.use({ allowedConsole: /so far so good/ });

    test('is in the console', async ({ page, open }) => {
      await open('/demo/simple');
      const editor = demoEditor(page, 'simple');
      await editor.open();
      const code = await originalText(page, 'simple');
      await editor.write(`${code}\nconsole.log('so far so good');\nthrow new Error('no more');`);
      await editor.hasState('failed');
      await expect(editor.card.locator('.editor-console')).toContainText('so far so good');
    });
  });

  test('a preview that became lower stays so while the next one is tried', async ({
    page,
    open,
  }) => {
    await open('/demo/simple');
    const editor = demoEditor(page, 'simple');
    await editor.open();
    const low = 'export default function Low() { return <p>Low</p>; }';
    await editor.renew(() => editor.write(low));
    const preview = editor.card.locator('.editor-preview');
    const height = () => preview.evaluate((element: HTMLElement) => element.offsetHeight);
    await expect.poll(height).toBeLessThan(100);
    await editor.write(`${low}\nconst a = ;`);
    await editor.hasState('failed');
    expect(await height()).toBeLessThan(100);
  });

  test('code that waits for ever says so', async ({ page, open }) => {
    await open('/demo/simple');
    const editor = demoEditor(page, 'simple');
    await editor.open();
    await editor.write('await new Promise(() => {});\nexport default () => <p>x</p>;\n');
    await editor.hasState('failed');
    await expect(editor.status).toContainText('not come within ten seconds');
  });

  test('Edit pressed while a shared edit is on its way does not take its place', async ({
    page,
  }) => {
    const code = 'export default function Shared() { return <p>Shared</p>; }';
    const edit = { stack: 'react-16', files: { 'demo/simple/simple.tsx': code } };
    const payload = deflateRawSync(JSON.stringify(edit)).toString('base64url');
    const letGo = await hold(page, '**/assets/editorEntry-*.js');
    await page.goto(`/demo/simple#edit=1.simple.${payload}`);
    await isReady(page);
    const editor = demoEditor(page, 'simple');
    await expect(editor.block.getByRole('button', { name: 'Edit', exact: true })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await editor.press('Edit');
    letGo();
    await editor.hasState('paused');
    await expect(editor.status).toContainText('This code came with the link');
  });
});
