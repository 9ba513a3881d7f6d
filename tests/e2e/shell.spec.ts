import { tableVersion } from '../../shared/site.ts';
import { expect, isReady, test } from '../support/test.ts';

const languages = [
  {
    path: '/demo/simple',
    main: 'Main',
    pages: 'Pages',
    contents: 'On this page',
    sidebar: 'Sidebar',
    close: 'Close',
    edit: 'Improve this documentation',
  },
  {
    path: '/demo/simple-cn',
    main: '主导航',
    pages: '页面',
    contents: '本页目录',
    sidebar: '侧边栏',
    close: '关闭',
    edit: '帮助改进此文档',
  },
] as const;

for (const text of languages) {
  test.describe(text.path, () => {
    test('at 1440 px everything is there by role and name', async ({ page, open }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(text.path);
      const header = page.getByRole('banner');
      await expect(header.getByText(tableVersion)).toBeVisible();
      await expect(header.getByRole('link', { name: /GitHub/ })).toBeVisible();
      await expect(header.getByRole('link', { name: /npm/ })).toBeVisible();
      await expect(header.getByRole('navigation', { name: text.main })).toBeVisible();
      const pages = page.getByRole('navigation', { name: text.pages });
      await expect(pages.locator('[aria-current="page"]')).toBeInViewport();
      await expect(page.getByRole('navigation', { name: text.contents })).toBeVisible();
      await expect(page.getByRole('button', { name: text.sidebar })).toBeHidden();
      const edit = page.getByRole('link', { name: text.edit });
      await expect(edit).toHaveAttribute('href', /\/edit\/main\/content\/demo\/simple\/index/);
      await expect(page.getByRole('contentinfo').or(page.locator('footer')).first()).toContainText(
        'MIT',
      );
    });

    for (const width of [1000, 390] as const) {
      test(`at ${width} px the sidebar is a modal drawer, by keyboard alone`, async ({
        page,
        open,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(text.path);
        const button = page.getByRole('button', { name: text.sidebar, exact: true });
        await button.focus();
        await page.keyboard.press('Enter');
        const drawer = page.getByRole('dialog', { name: text.sidebar });
        await expect(drawer).toBeVisible();
        await expect(drawer.locator('[aria-current="page"]').last()).toBeInViewport();
        // The focus goes round inside; a browser's own controls may have it in between.
        for (let step = 0; step < 8; step += 1) {
          await page.keyboard.press('Shift+Tab');
          const isInside = await drawer.evaluate(
            (dialog) =>
              document.activeElement === document.body || dialog.contains(document.activeElement),
          );
          expect(isInside).toBe(true);
        }
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        await expect(button).toBeFocused();
      });
    }

    test('the drawer stays when it is opened again in the turn it was closed in', async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await open(text.path);
      const button = page.getByRole('button', { name: text.sidebar, exact: true });
      await button.click();
      const drawer = page.getByRole('dialog', { name: text.sidebar });
      await expect(drawer).toBeVisible();
      // A browser tells of the closing a task later than it closes.
      await drawer.evaluate(async (dialog: HTMLDialogElement) => {
        const closing = new Promise((resolve) => dialog.addEventListener('close', resolve));
        dialog.close();
        document.querySelector<HTMLElement>('.sidebar-button')?.click();
        await closing;
        await new Promise(requestAnimationFrame);
      });
      await expect(drawer.locator('[aria-current="page"]').last()).toBeInViewport();
    });

    test('the drawer opens at the current page, however far down, with its tools in view', async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await open(text.path.replace('simple', 'should-cell-update'));
      await page.getByRole('button', { name: text.sidebar, exact: true }).click();
      const drawer = page.getByRole('dialog', { name: text.sidebar });
      await expect(drawer.locator('[aria-current="page"]').last()).toBeInViewport();
      await expect(drawer.getByRole('button', { name: text.close })).toBeInViewport();
      await drawer.getByRole('link').nth(3).focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      const isCovered = await page.evaluate(() => {
        const { left, top } = document.activeElement?.getBoundingClientRect() ?? {};
        return !document.activeElement?.contains(
          document.elementFromPoint((left ?? 0) + 4, (top ?? 0) + 4),
        );
      });
      expect(isCovered).toBe(false);
    });

    test('a click beside the drawer and one on Close close it, one on a link leads there', async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await open(text.path);
      const button = page.getByRole('button', { name: text.sidebar, exact: true });
      const drawer = page.getByRole('dialog', { name: text.sidebar });
      await button.click();
      await page.mouse.click(350, 400);
      await expect(drawer).toBeHidden();
      await button.click();
      await drawer.getByRole('button', { name: text.close }).click();
      await expect(drawer).toBeHidden();
      await button.click();
      await expect(drawer.getByRole('link', { name: /GitHub/ })).toBeVisible();
      await drawer.locator('a[href^="/changelog"]').first().click();
      await expect(page).toHaveURL(/\/changelog/);
      await expect(drawer).toBeHidden();
    });
  });
}

test('the skip link is the first stop and leads to the content', async ({ page, open }) => {
  await open('/demo/simple');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the table of contents marks the heading that is being read', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/changelog');
  const current = page
    .getByRole('navigation', { name: 'On this page' })
    .locator('[aria-current="location"]');
  await page.getByRole('heading', { name: '7.11.3' }).evaluate((heading) => {
    heading.scrollIntoView();
  });
  await expect(current).toHaveText('7.11.3');
  await expect(current).toBeInViewport();
});

test('the link beside a heading leads there, copies its address and says so', async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/demo/simple');
  await page.getByRole('link', { name: 'Link to the section “State inside cells”' }).click();
  await expect(page).toHaveURL('/demo/simple#state-in-cells');
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
});

test('the foot of a page leads on and to its source, and says how old it is and under what licence', async ({
  page,
  open,
}) => {
  await open('/demo/simple');
  const turn = page.getByRole('navigation', { name: 'Previous and next page' });
  await expect(turn.getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('main').locator('footer time')).toHaveAttribute(
    'datetime',
    /^\d{4}-\d\d-\d\dT/,
  );
  const foot = page.getByRole('main').locator('footer');
  await expect(foot.getByRole('link', { name: 'Improve this documentation' })).toHaveAttribute(
    'href',
    /^https:\/\/.*\/content\/demo\/simple\/index\.mdx$/,
  );
  await expect(foot).toContainText('MIT');
  await turn.getByRole('link').last().click();
  await expect(page).toHaveURL('/demo/jsx');
});

test('a page that a reader seems to want is there when it is asked for', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/demo/simple');
  const link = page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Row keys', exact: true });
  const answered = page.waitForResponse('**/page-data/demo/key.json');
  await link.hover();
  await answered;
  await page.route('**/page-data/**', (route) => route.abort());
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Row keys');
});

test('a page seen before comes with its first demo, and the rest after it out of sight', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/demo/summary');
  const segments = () => page.locator('main [data-segment]').count();
  const whole = await segments();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const title = page.getByRole('heading', { level: 1 });
  await pages.getByRole('link', { name: 'Row keys', exact: true }).click();
  // The page before it stays, and is ready, until this one is there.
  await expect(title).toHaveText('Row keys');
  await isReady(page);
  // Called with what has been put in place before anything of it is painted.
  await page.evaluate(() => {
    const states: { segments: number; footTop: number }[] = [];
    Object.assign(window, { states });
    new MutationObserver(() => {
      if (document.querySelector('[data-demo="summary"] table') === null) return;
      const foot = document.querySelector('main footer');
      states.push({
        segments: document.querySelectorAll('main [data-segment]').length,
        footTop: foot?.getBoundingClientRect().top ?? Number.NaN,
      });
    }).observe(document.querySelector('main') as Element, { childList: true, subtree: true });
  });
  await pages.getByRole('link', { name: 'Summary rows', exact: true }).click();
  await expect(title).toHaveText('Summary rows');
  await isReady(page);
  const states = await page.evaluate(
    () => (window as unknown as { states: { segments: number; footTop: number }[] }).states,
  );
  expect(states[0]?.segments).toBeLessThan(whole);
  for (const { footTop } of states) expect(footTop).toBeGreaterThan(900);
  await expect.poll(segments).toBe(whole);
});

test('a wait shows a line after 100 ms and a skeleton after 500 ms, and nothing moves', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open('/demo/simple');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route('**/page-data/releases.json', () => undefined);
  await page.getByRole('link', { name: 'Releases', exact: true }).first().click();
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/releases');
  await page.clock.runFor(90);
  await expect(page.locator('.progress-bar')).toHaveCount(0);
  await page.clock.runFor(30);
  await expect(page.locator('.progress-bar')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(1);
  await expect(page.locator('.skeleton')).toHaveCount(0);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.clock.runFor(500);
  await expect(page.locator('.skeleton-cover')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('a sidebar that is cut shows all pages on request, and can be asked again', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // What the data of a page look like on a site with more pages than a sidebar carries.
  await page.route('**/page-data/changelog.json', async (route) => {
    const data = (await (await route.fetch()).json()) as {
      sidebar: { title: string; items: unknown[]; hiddenCount?: number }[];
    };
    const sidebar = data.sidebar.map((group) => ({
      ...group,
      items: group.items.slice(0, 3),
      ...(group.items.length > 3 && { hiddenCount: group.items.length - 3 }),
    }));
    await route.fulfill({ json: { ...data, sidebar } });
  });
  await open('/api');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const all = await pages.getByRole('link').count();
  await pages.getByRole('link', { name: 'Changelog', exact: true }).click();
  await isReady(page);
  await expect(pages.getByRole('link')).not.toHaveCount(all);
  await pages
    .getByRole('button', { name: /^Show all/ })
    .first()
    .click();
  await expect(pages.getByRole('link')).toHaveCount(all);
});

test.describe('an address without a page', () => {
  test.use({ allowedConsole: /404 \(Not Found\)/ });

  for (const [path, name, href] of [
    ['/demo/fixed-colums', 'Fixed columns', '/demo/fixed-columns'],
    ['/demo/fixed-colums-cn', '固定列', '/demo/fixed-columns-cn'],
  ] as const) {
    test(`${path} offers the nearest pages`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        href,
      );
    });
  }
});

test('printed, a page is light and has no shell around it', async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem('docs:prefers-color', 'dark'));
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/demo/simple');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('.layout-sidebar')).toBeHidden();
  await expect(page.locator('.demo-actions').first()).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('with reduced motion nothing of the site moves by itself', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/demo/simple');
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('.site *:not(.demo-stage *)')]
        .map((element) => getComputedStyle(element))
        .filter(
          ({ animationName, transitionDuration }) =>
            animationName !== 'none' || transitionDuration !== '0s',
        ).length,
  );
  expect(moving).toBe(0);
});

test('in forced colours the current page and tab are marked by more than a colour', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/demo/simple');
  for (const mark of ['.sidebar a[aria-current]', '[role="tab"][aria-selected="true"]'])
    await expect(page.locator(mark).first()).toHaveCSS('text-decoration-line', 'underline');
});

test('the table of contents marks the heading that its link leads to', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open('/api');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const name of ['Column', 'Table.Summary.Row']) {
    const entry = contents.getByRole('link', { name, exact: true });
    await entry.click();
    await expect(entry).toHaveAttribute('aria-current', 'location');
  }
});

test('the table of contents marks no heading that a filter hides', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open('/changelog');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await page.getByRole('searchbox', { name: 'Filter the changes' }).fill('sticky');
  const shown = page.locator('main h2:visible').first();
  await expect(page.locator('main h2').first()).not.toBeVisible();
  await shown.evaluate((heading) => heading.scrollIntoView());
  await expect(contents.locator('[aria-current]')).toHaveText((await shown.textContent()) ?? '');
});
