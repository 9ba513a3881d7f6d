import type { Page } from '@playwright/test';
import { builtSite } from '../support/builtSite.ts';
import { count } from '../support/count.ts';
import { countActivity, startCounting } from '../support/countActivity.ts';
import { expect, isReady, test } from '../support/test.ts';

const demoPages = builtSite.pages.filter(
  ({ demos, localeId, key }) =>
    demos.length > 0 && localeId === 'en-US' && key.startsWith('/demo/'),
);

/** Follows a link to a page, in place. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
  // The head is the shown page's; the address is ahead of it while the page is being loaded.
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${path}$`),
  );
  await isReady(page);
}

/** How everything of the site around the page looks. */
function looksOfShell(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.header, .header *, .layout-sidebar *, .page-footer *')]
      .filter((element) => !element.matches('[aria-current], [aria-current] *'))
      .map((element) => {
        const { color, backgroundColor, font, padding, margin, display, border, zIndex } =
          getComputedStyle(element);
        const look = [color, backgroundColor, font, padding, margin, display, border, zIndex];
        return `${element.tagName}.${element.className}: ${look.join(' | ')}`;
      }),
  );
}

/** Switches the style sheets off, or on again, that came after the first `count`. */
function switchSheets(page: Page, { count, isOn }: { count: number; isOn: boolean }) {
  return page.evaluate(
    (given) => {
      for (const sheet of [...document.styleSheets].slice(given.count))
        sheet.disabled = !given.isOn;
    },
    { count, isOn },
  );
}

for (const { path, demos } of demoPages) {
  test(`${path} leaves nothing running, and nothing of it reaches the site`, async ({
    page,
    open,
  }) => {
    await startCounting(page);
    await open('/changelog');
    const sheets = await page.evaluate(() => document.styleSheets.length);
    // What the site itself begins with its first demo is no demo's.
    await go(page, path === '/demo/key' ? '/demo/jsx' : '/demo/key');
    await go(page, '/changelog');
    // What the site itself does after a change of pages has an end; the rest is what it always does.
    let before = await countActivity(page);
    const countAtRest = async () => {
      before = await countActivity(page);
      return before;
    };
    await expect.poll(countAtRest).toMatchObject({ frames: 0, timeouts: 0 });

    await go(page, path);
    for (const id of demos) await expect(page.locator(`[data-demo="${id}"]`)).toBeVisible();
    const looks = await looksOfShell(page);
    await switchSheets(page, { count: sheets, isOn: false });
    expect(await looksOfShell(page), 'the shell looks the same without the demo’s styles').toEqual(
      looks,
    );
    await switchSheets(page, { count: sheets, isOn: true });

    const covered = await page.evaluate(async () => {
      const header = document.querySelector('header');
      if (header === null) return ['no header'];
      const box = header.getBoundingClientRect();
      const found: string[] = [];
      for (const stage of document.querySelectorAll('.demo-stage')) {
        const top = stage.getBoundingClientRect().top + scrollY;
        // The top of the stage, and its middle, come to lie behind the header.
        for (const share of [0, 0.5]) {
          scrollTo({ top: top + share * stage.clientHeight - box.height / 2, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(resolve));
          for (const x of [0.05, 0.25, 0.5, 0.75, 0.95]) {
            const element = document.elementFromPoint(box.width * x, box.height / 2);
            if (element?.closest('header') !== header)
              found.push(`${element?.tagName}.${element?.className}`);
          }
        }
      }
      return found;
    });
    expect(covered, 'nothing covers the header').toEqual([]);

    await go(page, '/changelog');
    await expect.poll(() => countActivity(page)).toEqual(before);
    count(demos.length, 'demos that leave nothing behind');
  });
}

test('what demos open over the page stays below the header', async ({ page, open }) => {
  await open('/demo/dropdown');
  await page.getByRole('button', { name: 'Filter by Team' }).click();
  await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible();
  const highest = await page.evaluate(() => {
    const header = Number(getComputedStyle(document.querySelector('header') as Element).zIndex);
    return [...document.querySelectorAll('body > *, .demo-stage > *')]
      .filter((element) => element.id !== 'root' && element.closest('.demo-stage') === null)
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
      .filter((element) => Number(getComputedStyle(element).zIndex) >= header)
      .map((element) => element.className);
  });
  expect(highest).toEqual([]);
});

test('search and drawer lie above what a demo puts as high as it can', async ({ page, open }) => {
  await open('/demo/sticky-header');
  await page.evaluate(() => {
    for (const stage of document.querySelectorAll('.demo-stage')) {
      const high = document.createElement('div');
      high.style.cssText = 'position:fixed;inset:0;z-index:2147483647;background:red';
      stage.append(high);
    }
  });
  const topAt = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const box = element.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return top !== null && element.contains(top);
    });
  expect(await topAt('.header')).toBe(true);
  await page.getByRole('combobox', { name: 'Search' }).fill('sticky');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(await topAt('.search-panel')).toBe(true);

  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Sidebar' }).click();
  expect(await topAt('dialog[open]')).toBe(true);
});

test('no rule of the site selects anything inside a demo', async ({ page, open }) => {
  test.setTimeout(180_000);
  await open('/changelog');
  const reached = new Set<string>();
  for (const { path } of demoPages) {
    await go(page, path);
    for (const rule of await page.evaluate(rulesThatReachDemos)) reached.add(rule);
  }
  expect([...reached]).toEqual([]);
});

/** Selectors of the site's own sheet that match what a demo has rendered. Runs in the page. */
function rulesThatReachDemos(): string[] {
  const found = new Set<string>();
  // Every element is sized and outlined alike, and the site sees to it that keyboards reach what scrolls.
  const shared = /^\*|^:root|:focus-visible$|^\[data-made-reachable\]/;
  const inDemos = [...document.querySelectorAll('.demo-stage *')];
  const visit = (rules: CSSRuleList, parent: string | undefined) => {
    for (const rule of rules) {
      let selector = parent;
      if (rule instanceof CSSStyleRule) {
        const own = rule.selectorText;
        const nested = own.includes('&') ? own : `& :is(${own})`;
        selector = parent === undefined ? own : nested.replaceAll('&', `:is(${parent})`);
        if (!shared.test(selector) && !selector.includes('.demo-') && isReached(selector))
          found.add(selector);
      }
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList, selector);
    }
  };
  const isReached = (selector: string) => {
    try {
      return inDemos.some((element) => element.matches(selector));
    } catch {
      // A part of an element has no nested rules that could match an element.
      return false;
    }
  };
  const [own] = document.styleSheets;
  if (own !== undefined) visit(own.cssRules, undefined);
  return [...found];
}
