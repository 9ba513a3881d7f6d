import type { Locator } from '@playwright/test';
import { builtSite } from '../support/builtSite.ts';
import { demoEditor } from '../support/demoEditor.ts';
import { expect, lookingOnly, test } from '../support/test.ts';

test.use(lookingOnly);

/** Teaches a way that the table has given up, and the table says so in its development build. */
const legacy = '/demo/colspan-rowspan-legacy';

/** Headers and rows of all tables, cell by cell, as they are read. */
function rowsOf(root: Locator): Promise<string[][]> {
  return root.evaluate((element) =>
    [...element.querySelectorAll('tr, [role="row"]')].map((row) =>
      [...row.querySelectorAll(':scope > *')].map((cell) =>
        (cell.textContent ?? '')
          .replace(/\s+/g, ' ')
          // Counters of renders count what is the matter of each React.
          .replace(/\d+ renders?/, 'renders')
          .trim(),
      ),
    ),
  );
}

/** The one demo that stands outside a card and so has no Edit button. */
const heroId = 'hero';

const seen = new Set<string>();
for (const { path, localeId, demos } of builtSite.pages) {
  const own = demos.filter((id) => localeId === 'en-US' && id !== heroId && !seen.has(id));
  for (const id of own) seen.add(id);
  if (own.length === 0) continue;

  test.describe(path, () => {
    if (path === legacy)
      test.use({ allowedConsole: /^error: Warning: `columns\.render` return cell props/ });

    test('its demos run in the editor as they run on the page', async ({ page, open }) => {
      test.setTimeout(60_000);
      await open(path);
      for (const id of own) {
        const editor = demoEditor(page, id);
        const expected = await rowsOf(editor.block.locator('.demo-stage'));
        expect(expected.length, `${id} has rows`).toBeGreaterThan(0);
        await editor.open();
        await expect.poll(() => rowsOf(editor.frame.locator('#root')), id).toEqual(expected);
        if (path !== legacy)
          await expect(editor.card.locator('.editor-console-counts'), id).toBeEmpty();
      }
    });
  });
}

test('the demo of the home page runs in the editor as it runs there', async ({ page, open }) => {
  await open('/');
  const expected = await rowsOf(page.locator('.hero'));
  expect(expected.length).toBeGreaterThan(0);
  // Any card will do; it is given the files of the hero for its own.
  const source = await page.request.get(`/demo-source/${heroId}.json`);
  await page.route('**/demo-source/simple.json', async (route) =>
    route.fulfill({ json: await source.json() }),
  );
  await open('/demo/simple');
  const editor = demoEditor(page, 'simple');
  await editor.open();
  await expect.poll(() => rowsOf(editor.frame.locator('#root'))).toEqual(expected);
});

test('every demo is covered', () => {
  const missing = builtSite.demos.filter(({ id }) => !seen.has(id)).map(({ id }) => id);
  expect(missing).toEqual([heroId]);
});
