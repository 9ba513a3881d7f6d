import type { Page } from '@playwright/test';
import { findAccessibilityProblems } from '../support/findAccessibilityProblems.ts';
import { hold } from '../support/hold.ts';
import { expect, test } from '../support/test.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const status = (page: Page) => page.getByRole('search').getByRole('status');

/** Counts what the page asks the worker, and its answers. What it gives tells the counts so far. */
async function watchWorker(page: Page) {
  await page.addInitScript(() => {
    const watched: WatchedWorker = { asked: [], answers: 0 };
    Object.assign(window, { watched });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (
      this: Worker,
      message: { type: string; query?: string },
    ) {
      watched.asked.push(message.query ?? message.type);
      this.addEventListener('message', () => (watched.answers += 1), { once: true });
      post.call(this, message);
    };
  });
  return () => page.evaluate(() => (window as unknown as { watched: WatchedWorker }).watched);
}

interface WatchedWorker {
  /** The queries that the page has sent to it, or else what kind of message. */
  readonly asked: string[];
  answers: number;
}

test('nothing of search but the field is loaded before a reader turns to it', async ({
  page,
  open,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open('/demo/simple');
  const ofSearch = () => requested.filter((path) => /search/i.test(path));
  expect(ofSearch()).toEqual([]);
  await box(page).focus();
  await expect.poll(() => ofSearch().join(' ')).toContain('/page-data/search.en-US.json');
  await expect.poll(() => ofSearch().join(' ')).toMatch(/search\.worker-.*\.js/);
});

test('with the keyboard alone: shortcut, typing, arrows, Enter', async ({ page, open }) => {
  await open('/changelog');
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('sticky header');
  await expect(options(page).first()).toHaveAttribute('href', '/demo/sticky-header');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');

  const isActive = async (index: number) => {
    const id = await options(page).nth(index).getAttribute('id');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(1);
  };
  await page.keyboard.press('ArrowDown');
  await isActive(0);
  await page.keyboard.press('ArrowDown');
  await isActive(1);
  await page.keyboard.press('End');
  await isActive((await options(page).count()) - 1);
  await page.keyboard.press('ArrowDown');
  await isActive(0);
  await page.keyboard.press('ArrowUp');
  await isActive((await options(page).count()) - 1);
  await page.keyboard.press('Home');
  await isActive(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/demo/sticky-header');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('the slash is a sign like any other where a reader types', async ({ page, open }) => {
  await open('/demo/simple');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('a/b');
  await expect(box(page)).toHaveValue('a/b');
});

test('Ctrl Enter opens a new tab and marks the words there', async ({ page, open, context }) => {
  await open('/demo/simple');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('offsetScroll');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const link = await options(page).first().getAttribute('href');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  await expect(tab).toHaveURL(link ?? '');
  await expect(tab.locator('mark.search-mark').first()).toHaveText('offsetScroll');
  expect(page.url()).toContain('/demo/simple');
});

test('hits are typed, named for screen readers, grouped and counted', async ({ page, open }) => {
  await open('/demo/simple');
  await box(page).fill('ellipsis');
  await expect(status(page)).toHaveText(/^\d+ results$/);
  const groups = page.getByRole('listbox').getByRole('group');
  await expect(groups.first()).toHaveAccessibleName('Best matches');
  await expect(groups.nth(1)).toHaveAccessibleName('Demo');
  await expect(groups.nth(2)).toHaveAccessibleName('API');
  await expect(page.getByRole('option', { name: /^Page: Ellipsis/ }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /^Title: ellipsis/ }).first()).toBeVisible();
  await expect(page.locator('[role="option"] svg').first()).toBeVisible();
  await expect(options(page).first().locator('mark')).toHaveText('Ellipsis');

  const before = await options(page).count();
  await page.getByRole('button', { name: /more in Demo/ }).click();
  expect(await options(page).count()).toBeGreaterThan(before);
});

test('typing is searched for once it has paused for 200 ms', async ({ page, open }) => {
  const watched = await watchWorker(page);
  const asked = async () => (await watched()).asked;
  await page.clock.install({ time: new Date('2026-01-01T00:00:00') });
  await open('/demo/simple');
  await box(page).focus();
  // By the hour below, a worker that has not answered yet would be taken for one that does not start.
  await expect.poll(watched).toEqual({ asked: ['generate-metadata'], answers: 1 });
  await page.clock.pauseAt(new Date('2026-01-01T01:00:00'));
  for (const key of 'sticky') {
    await page.keyboard.press(key);
    await page.clock.runFor(150);
  }
  expect(await asked()).toEqual(['generate-metadata']);
  await page.clock.runFor(60);
  await expect.poll(asked).toEqual(['generate-metadata', 'sticky']);
});

test('an answer that comes too late is dropped, and a cleared box stays clear', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    // Answers wait until the test lets them go.
    const held: (() => void)[] = [];
    const release = () => {
      for (const go of held.splice(0)) go();
    };
    Object.assign(window, { release, held });
    const listen = Worker.prototype.addEventListener;
    Worker.prototype.addEventListener = function (this: Worker, type: string, listener: unknown) {
      const call = listener as (event: MessageEvent) => void;
      const wrapped = (event: MessageEvent) => {
        if (event.data?.type === 'get-search-result') held.push(() => call(event));
        else call(event);
      };
      listen.call(this, type, wrapped as EventListener);
    } as typeof listen;
  });
  const heldCount = () =>
    page.evaluate(() => (window as unknown as { held: unknown[] }).held.length);
  const release = () =>
    page.evaluate(() => (window as unknown as { release: () => void }).release());
  await open('/demo/simple');
  await box(page).fill('ellipsis');
  await expect.poll(heldCount).toBe(1);
  await expect(page.getByRole('search').locator('[aria-busy="true"]')).toBeVisible();
  await box(page).fill('sticky');
  await expect.poll(heldCount).toBe(2);
  await release();
  await expect(options(page).first()).toHaveAttribute('href', '/demo/sticky-header');

  await box(page).fill('virtual');
  await expect.poll(heldCount).toBe(1);
  await box(page).fill('');
  await release();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(options(page)).toHaveCount(0);
});

test('what is typed before search is there is searched for when it is', async ({ page, open }) => {
  const letGo = await hold(page, '**/assets/SearchPanel-*.js');
  await open('/changelog');
  await box(page).pressSequentially('sticky header');
  await box(page).press('Enter');
  await expect(page.getByText('Searching…')).toBeVisible();
  letGo();
  await expect(page).toHaveURL('/demo/sticky-header');
});

test.describe('when something does not load', () => {
  test.use({
    allowedConsole: /Failed to load resource|net::ERR|ChunkLoadError|Failed to construct/,
  });

  test('a worker that is blocked leaves the search to the page', async ({ page, open }) => {
    await page.route('**/assets/search.worker-*.js', (route) => route.abort());
    await open('/demo/simple');
    await box(page).fill('sticky header');
    await expect(options(page).first()).toHaveAttribute('href', '/demo/sticky-header');
  });

  test('a browser without workers searches too', async ({ page, open }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await open('/demo/simple');
    await box(page).fill('sticky header');
    await expect(options(page).first()).toHaveAttribute('href', '/demo/sticky-header');
  });

  for (const [what, pattern, failure] of [
    ['the list', '**/assets/SearchPanel-*.js', /Loading chunk search.*\/assets\/SearchPanel-/s],
    ['the style sheet', '**/assets/search-panel-*.css', 'Loading CSS chunk search failed.'],
    ['the data', '**/page-data/search.en-US.json', 'Loading chunk search'],
  ] as const) {
    test(`${what} that fails says so, and loads on Retry`, async ({ page, open }) => {
      await page.route(pattern, (route) => route.abort());
      await open('/demo/simple');
      await box(page).fill('sticky header');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(failure);
      await page.unroute(pattern);
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(options(page).first()).toHaveAttribute('href', '/demo/sticky-header');
      await expect(page.locator('.search-status')).toHaveCSS('font-size', '13px');
    });
  }
});

test('nothing found says so, and what only the other language has is offered', async ({
  page,
  open,
}) => {
  await open('/demo/simple');
  await box(page).fill('qqqqzzzz');
  await expect(page.getByText('No content was found')).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  await box(page).fill('粘性表头');
  await expect(page.getByText(/^简体中文 has \d+ results:$/)).toBeVisible();
  await expect(options(page).first()).toHaveAttribute('href', '/demo/sticky-header-cn');
  await expect(page.getByRole('listbox').getByRole('group').first()).toHaveAttribute(
    'lang',
    'zh-CN',
  );
});

test('Chinese pages are searched in Chinese, without spaces', async ({ page, open }) => {
  await open('/demo/simple-cn');
  const field = page.getByRole('combobox', { name: '搜索' });
  await field.fill('怎么合并单元格');
  await expect(options(page).first()).toHaveAttribute('href', '/demo/colspan-rowspan-cn');
  await expect(status(page)).toHaveText(/^\d+ 条结果$/);
});

test('a hit lands on its section with the words marked, also on the page that is shown', async ({
  page,
  open,
}) => {
  await open('/demo/sticky-header');
  await box(page).fill('overflow: clip');
  const hit = page.getByRole('option', { name: /clip/ }).first();
  await hit.click();
  await expect(page).toHaveURL(/\/demo\/sticky-header#/);
  await expect(page.locator('main mark.search-mark', { hasText: 'clip' }).first()).toBeVisible();
  await expect(box(page)).toHaveValue('');
});

test('a hit in code opens the code, and one in a tab opens the tab', async ({ page, open }) => {
  await open('/changelog');
  await box(page).fill('useElementWidth');
  await page
    .getByRole('option', { name: /^Demo: .*useElementWidth/ })
    .first()
    .click();
  await expect(page.locator('.demo-source mark.search-mark').first()).toBeVisible();

  await box(page).fill('pnpm');
  await page
    .getByRole('option', { name: /pnpm add/ })
    .first()
    .click();
  await expect(page.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('mark.search-mark').first()).toBeVisible();
});

test('recent searches are offered while the box is empty, until they are forgotten', async ({
  page,
  open,
}) => {
  await open('/demo/simple');
  await box(page).fill('sticky header');
  await options(page).first().click();
  await expect(page).toHaveURL('/demo/sticky-header');
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('option', { name: 'sticky header' });
  await expect(recent).toBeVisible();
  await recent.click();
  await expect(box(page)).toHaveValue('sticky header');
  await box(page).fill('');
  await page.getByRole('button', { name: 'Forget recent searches' }).click();
  await expect(options(page)).toHaveCount(0);
});

test('hostile input is text', async ({ page, open }) => {
  await open('/demo/simple');
  for (const text of [
    '.*',
    '(',
    '\\',
    '<img src=x onerror=alert(1)>',
    '🎉',
    '\u0007',
    '%00',
    '$1',
  ]) {
    await box(page).fill(text);
    await expect(status(page)).toHaveText(/result|No content/);
  }
  await box(page).fill(`sticky ${'x'.repeat(10_000)}`);
  await expect(page.getByText('Only the first 200 characters are searched for.')).toBeVisible();
  await expect(options(page).first()).toHaveAttribute('href', '/demo/sticky-header');
});

test.describe('in a small window', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('a button opens a dialog with the same search, Escape leaves it', async ({ page, open }) => {
    await open('/demo/simple');
    await expect(box(page)).toBeHidden();
    await page.getByRole('button', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('sticky header');
    await expect(options(page).first()).toHaveAttribute('href', '/demo/sticky-header');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/demo/sticky-header');
    await expect(dialog).toBeHidden();
    await expect(page.locator('mark.search-mark').first()).toHaveText('Sticky');
  });

  test('opened again in the turn it was closed in, it stays', async ({ page, open }) => {
    await open('/demo/simple');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(box(page)).toBeFocused();
    // A browser tells of the closing a task later than it closes.
    await page.evaluate(async () => {
      const dialog = document.querySelector<HTMLDialogElement>('.search-dialog');
      const closing = new Promise((resolve) => dialog?.addEventListener('close', resolve));
      dialog?.close();
      const key = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true });
      document.dispatchEvent(key);
      await closing;
      await new Promise(requestAnimationFrame);
    });
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(box(page)).toBeFocused();
  });
});

for (const mode of ['light', 'dark'] as const) {
  test(`the open list is accessible, ${mode}`, async ({ page, open }) => {
    await page.addInitScript((value) => localStorage.setItem('docs:prefers-color', value), mode);
    await open('/demo/simple');
    await box(page).fill('sticky header');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    expect(await findAccessibilityProblems(page)).toEqual([]);
  });
}

for (const width of [768, 1024, 1440]) {
  test(`the list is in the window and has no part of it outside, ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await open('/demo/simple');
    await box(page).fill('sticky header');
    await expect(options(page).first()).toBeVisible();
    const panel = await page.locator('.search-panel').boundingBox();
    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width);
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(700);
    const field = await box(page).locator('..').boundingBox();
    expect(field?.width).toBeGreaterThanOrEqual(220);
  });
}
