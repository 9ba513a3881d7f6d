import { builtSite } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

/*
 * What a screen reader is told, in its order. A change of it that is wanted is a change of this file; a name
 * that is missing, said twice or in the wrong place shows here.
 */

test('the header: home, version, pages, search, language, colours, elsewhere', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/demo/simple');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "rc-table, home"
      - text: Version of rc-table 7.31.1
      - navigation "Main":
        - list:
          - listitem:
            - link "Docs"
          - listitem:
            - link "Demo"
          - listitem:
            - link "API"
          - listitem:
            - link "Changelog"
          - listitem:
            - link "Releases"
      - search:
        - combobox "Search"
      - navigation "Language":
        - link "简体中文"
      - combobox "Colour mode":
        - option "Light Mode" [selected]
        - option "Dark Mode"
        - option "Follow System"
      - navigation "Elsewhere":
        - link "rc-table on GitHub"
        - link "rc-table on npm"
  `);
});

test('the tabs of a page', async ({ page, open }) => {
  await open('/demo/simple?tab=props');
  await expect(page.getByRole('tablist', { name: 'Views of this page' })).toMatchAriaSnapshot(`
    - tablist "Views of this page":
      - tab "Doc"
      - tab "Props" [selected]
  `);
});

test('a demo: its heading, what it says, the demo, what can be done, its code', async ({
  page,
  open,
}) => {
  await open('/demo/simple');
  await page.getByRole('button', { name: 'Show Code' }).first().click();
  await expect(page.getByRole('tab', { name: 'simple.tsx' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Columns and data' })).toMatchAriaSnapshot(`
    - region "Columns and data":
      - heading "Columns and data" [level=2]
      - link "Link to the section “Columns and data”"
      - paragraph: /Each column shows the field/
      - table "Hiking trails"
      - group "What to do with “Columns and data”":
        - button "Hide Code" [expanded]
        - button "Edit"
        - button "Copy"
        - link "Open in separate page (opens in a new window)"
        - button "Open in CodeSandbox"
        - button "Open in StackBlitz (create-react-app, may bring a newer React)"
        - button "Open in StackBlitz (Vite, exact versions)"
        - button "Download as a Vite project (zip)"
        - button "Open here in StackBlitz"
      - tablist "Source of “Columns and data”":
        - tab "simple.tsx" [selected]
  `);
});

test('search: the field, how much was found, what, and how to see more', async ({ page, open }) => {
  await open('/demo/simple');
  await page.getByRole('combobox', { name: 'Search' }).fill('sticky header and summary');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('search')).toMatchAriaSnapshot(`
    - search:
      - combobox "Search" [expanded]: sticky header and summary
      - button "Clear"
      - status: /\\d+ results/
      - listbox "Search results":
        - group "Best matches":
          - 'option "Page: Sticky header and summary"'
        - group "Demo"
        - group "API"
        - group "Docs"
        - group "Changelog"
        - group "Releases"
  `);
});

test('the drawer of a phone: its own close button, and all that the header has no room for', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/demo/simple');
  await page.getByRole('button', { name: 'Sidebar' }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Sidebar":
      - navigation "Language":
        - link "简体中文"
      - combobox "Colour mode"
      - navigation "Elsewhere":
        - link "rc-table on GitHub"
        - link "rc-table on npm"
      - button "Close"
      - navigation "Pages":
        - paragraph: Overview
        - list "Overview"
        - paragraph: Basics
        - list "Basics":
          - listitem:
            - link "Basic table"
  `);
});

/** A page of every kind: home, gallery, list of versions, reference, demos with sticky and wide tables. */
const kinds = ['/', '/demo', '/changelog', '/api', '/demo/fixed-columns', '/demo/sticky-header'];

test.describe('at 200 %', () => {
  // A window of 1440 × 900 px at twice the size.
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });
  for (const path of kinds) {
    test(`${path} does not scroll sideways, and cuts no text off`, async ({ page, open }) => {
      expect(builtSite.pages.map((built) => built.path)).toContain(path);
      await open(path);
      const found = await page.evaluate(() => {
        scrollTo(100, 0);
        const isCut = (element: Element) => {
          const { overflowX, textOverflow } = getComputedStyle(element);
          return (
            overflowX === 'hidden' &&
            textOverflow !== 'ellipsis' &&
            element.scrollWidth > element.clientWidth + 1
          );
        };
        const own = '.site :is(a, button, p, h1, h2, h3, li, td, span):not(.demo-stage *)';
        const cut = [...document.querySelectorAll(own)]
          // Texts for screen readers take no room where pictures stand for them.
          .filter(
            (element) => !element.matches('.visually-hidden, .visually-hidden *, .icon-button *'),
          )
          .filter(isCut)
          .map((element) => `${element.tagName}.${element.className}`);
        return { moved: scrollX, cut };
      });
      expect(found).toEqual({ moved: 0, cut: [] });
    });
  }
});

test('with reduced motion nothing is animated on any kind of page', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of kinds) {
    await open(path);
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return target === null ? 'unknown' : `${target.tagName}.${target.className}`;
        }),
    );
    expect(running, path).toEqual([]);
  }
});
