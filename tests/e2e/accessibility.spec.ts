import type { Page } from '@playwright/test';
import { builtSite } from '../support/builtSite.ts';
import { count } from '../support/count.ts';
import { findAccessibilityProblems } from '../support/findAccessibilityProblems.ts';
import { expect, lookingOnly, test } from '../support/test.ts';

test.use(lookingOnly);

const windows = {
  'on a desktop': { width: 1440, height: 900 },
  'on a phone': { width: 390, height: 844 },
};

/** Rules about a page as a whole, which a demo alone is not. */
const pageRules = ['page-has-heading-one', 'region', 'landmark-one-main', 'heading-order'];

/**
 * Finds nothing wrong, light or dark. The modes differ by an attribute of the document and so by colours alone,
 * so the dark one is asked about colours only.
 */
async function isAccessible(page: Page, where: string, disabledRules: readonly string[] = []) {
  const setMode = (mode: string) =>
    page.evaluate(
      (value) => document.documentElement.setAttribute('data-prefers-color', value),
      mode,
    );
  await setMode('light');
  expect(await findAccessibilityProblems(page, { disabledRules }), `${where}, light`).toEqual([]);
  await setMode('dark');
  expect(await findAccessibilityProblems(page, { only: 'colours' }), `${where}, dark`).toEqual([]);
  count(2, 'accessibility checks (page or demo × mode × window)');
}

test.beforeEach(async ({ page }) => {
  // A colour on its way from one mode to the other would be neither.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const { path } of builtSite.pages) {
  test(`axe finds nothing on ${path}, which leaves the focus alone`, async ({ page, open }) => {
    await page.setViewportSize(windows['on a desktop']);
    await open(path);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    for (const [where, size] of Object.entries(windows)) {
      await page.setViewportSize(size);
      await isAccessible(page, where);
    }
  });
}

for (const { id } of builtSite.demos) {
  test(`axe finds nothing in the demo ${id} on a phone`, async ({ page }) => {
    await page.setViewportSize(windows['on a phone']);
    await page.goto(`/~demos/${id}`);
    await expect(page.locator('html')).toHaveAttribute('data-demo-ready', '');
    await isAccessible(page, 'on a phone', pageRules);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'the demo is no wider than the window').toBe(0);
  });
}

/** What a reader can open, and how. The search list and the editor have tests of their own. */
const states: Readonly<Record<string, { path: string; open: (page: Page) => Promise<void> }>> = {
  'with its code shown': {
    path: '/demo/simple',
    async open(page) {
      await page.getByRole('button', { name: 'Show Code' }).first().click();
      await expect(page.getByRole('tab', { name: 'simple.tsx' })).toBeVisible();
    },
  },
  'at its tab of props': {
    path: '/demo/simple?tab=props',
    open: (page) => expect(page.getByRole('tabpanel', { name: 'Props' })).toBeVisible(),
  },
  'with the pages in a drawer': {
    path: '/demo/simple',
    async open(page) {
      const button = page.getByRole('button', { name: 'Sidebar' });
      if (await button.isVisible()) {
        await button.click();
        await expect(page.getByRole('dialog')).toBeVisible();
      }
    },
  },
  'with a demo’s menu open': {
    path: '/demo/dropdown',
    async open(page) {
      await page.getByRole('button', { name: 'Filter by Team' }).click();
      await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible();
    },
  },
  'with a page that did not load': {
    path: '/demo/simple',
    async open(page) {
      await page.route('**/page-data/changelog.json', (route) => route.abort());
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('a[href="/changelog"]')?.click(),
      );
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  'after a new deployment': {
    path: '/demo/simple',
    async open(page) {
      await page.route('**/page-data/404.json', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/"build":"[^"]*"/, '"build":"another"');
        await route.fulfill({ response, body });
      });
      await page.route('**/assets/editorEntry-*.js', (route) => route.abort());
      await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
      await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    },
  },
};

test.describe('in every state', () => {
  test.use({ allowedConsole: /Failed to load resource|net::ERR/ });
  for (const [what, { path, open: openState }] of Object.entries(states)) {
    for (const [where, size] of Object.entries(windows)) {
      test(`axe finds nothing on a page ${what}, ${where}`, async ({ page, open }) => {
        await page.setViewportSize(size);
        await open(path);
        await openState(page);
        await page.evaluate(() => scrollTo(0, 0));
        await isAccessible(page, where);
      });
    }
  }
});
