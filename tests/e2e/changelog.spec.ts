import { builtSite } from '../support/builtSite.ts';
import { onBlankPage } from '../support/onBlankPage.ts';
import { expect, test } from '../support/test.ts';

test('versions are headings with dates that can be linked to', async ({ page, open }) => {
  await open('/changelog');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('7.13.3');
  await expect(headings.last()).toHaveText('3.2.0');
  await expect(headings.first()).toHaveAttribute('id', 'v7.13.3');
  await expect(page.locator('.version time').first()).toBeVisible();
});

test('the list narrows down by kind and by text, and says what is left', async ({ page, open }) => {
  await open('/changelog');
  const all = await page.locator('.version').count();
  await page.getByRole('radio', { name: 'Fix' }).check();
  await expect(page.locator('.change:visible').first()).toBeVisible();
  await expect(page.locator('.change[data-kind="feat"]:visible')).toHaveCount(0);

  await page.getByRole('radio', { name: 'All' }).check();
  await page.getByRole('searchbox', { name: 'Filter the changes' }).fill('sticky');
  await expect(page.locator('.version:visible')).not.toHaveCount(all);
  for (const text of await page.locator('.change:visible').allInnerTexts())
    expect(text.toLowerCase()).toContain('sticky');
  const count = await page.locator('.change:visible').count();
  await expect(page.getByRole('main').getByRole('status').last()).toContainText(`${count} change`);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('sticky');

  await page.getByRole('searchbox', { name: 'Filter the changes' }).fill('');
  await expect(page.locator('.version:visible')).toHaveCount(all);
});

test('a deep link filters, an unknown kind does not', async ({ page, open }) => {
  await open('/releases-cn?kind=fix&q=sticky');
  await expect(page.getByRole('radio', { name: '修复' })).toBeChecked();
  await expect(page.locator('.change[data-kind="feat"]:visible')).toHaveCount(0);
  await open('/releases?kind=nonsense');
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  await expect(page.locator('.version:visible')).toHaveCount(126);
});

test('a link to a version that is filtered out leads there', async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/changelog?q=no-such-change');
  await expect(page.locator('.version:visible')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: '7.11.3' })
    .click();
  await expect(page.getByRole('heading', { name: '7.11.3' })).toBeInViewport();
});

test('releases say that they come from version control', async ({ page, open }) => {
  await open('/releases');
  await expect(page.getByRole('note')).toContainText('derived from version control');
});

for (const { path, localeId } of builtSite.pages.filter(({ key }) =>
  ['/changelog', '/releases'].includes(key),
)) {
  test(`${path} has an Atom feed of its versions`, async ({ page, open, request }) => {
    await open(path);
    const versions = await page.locator('.version h2').allInnerTexts();
    await expect(page.locator(`.change-feed`)).toHaveAttribute('href', `${path}.xml`);
    await expect(page.locator('link[type="application/atom+xml"]')).toHaveCount(1);
    const response = await request.get(`${path}.xml`);
    const feed = await onBlankPage(
      page,
      (text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml');
        return {
          error: xml.querySelector('parsererror')?.textContent ?? '',
          language: xml.documentElement.getAttribute('xml:lang'),
          titles: [...xml.querySelectorAll('entry > title')].map((title) => title.textContent),
          dates: [...xml.querySelectorAll('updated')].map((date) => date.textContent ?? ''),
        };
      },
      await response.text(),
    );
    expect(feed.error).toBe('');
    expect(feed.language).toBe(localeId);
    expect(feed.titles).toEqual(versions.map((version) => `rc-table ${version}`));
    for (const date of feed.dates) expect(date).toMatch(/^20\d\d-\d\d-\d\dT00:00:00Z$/);
  });
}
