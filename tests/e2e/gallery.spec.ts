import { builtSite } from '../support/builtSite.ts';
import { expect, isReady, test } from '../support/test.ts';

const demoPages = builtSite.pages.filter(
  ({ key, localeId }) => key.startsWith('/demo/') && localeId === 'en-US',
);

test('the gallery has a card for every demo page, with pictures in both colours', async ({
  page,
  open,
  request,
}) => {
  await open('/demo');
  const cards = page.getByRole('main').locator('.gallery-card');
  await expect(cards).toHaveCount(demoPages.length);
  const missing: string[] = [];
  for (const { path } of demoPages) {
    const card = cards.filter({ has: page.locator(`a[href="${path}"]`) });
    for (const mode of ['light', 'dark']) {
      const image = card.locator(`img[data-mode="${mode}"]`);
      const source = (await image.count()) === 0 ? null : await image.getAttribute('src');
      const isThere = source !== null && (await request.get(source)).ok();
      if (!isThere) missing.push(`${path} ${mode}: run \`npm run pictures\``);
    }
  }
  expect(missing).toEqual([]);
});

test('only pictures of the reader’s colour are loaded', async ({ page, open }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.webp')) loaded.push(request.url());
  });
  await page.addInitScript(() => localStorage.setItem('docs:prefers-color', 'dark'));
  await open('/demo');
  const first = page.locator('.gallery-card img[data-mode="dark"]').first();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(640);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((address) => address.includes('.light.'))).toEqual([]);
});

for (const [path, label, text, title] of [
  ['/demo', 'Filter the demos', 'TREE', 'Tree data'],
  ['/demo-cn', '筛选示例', '树形', '树形数据'],
] as const) {
  test(`${path} narrows down as the reader types`, async ({ page, open }) => {
    await open(path);
    const field = page.getByRole('searchbox', { name: label });
    await field.fill(text);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: title, exact: true })).toBeVisible();
    await expect(main.locator('.gallery-card')).not.toHaveCount(demoPages.length);
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text);

    await field.fill('no such demo');
    await expect(main.locator('.gallery-card')).toHaveCount(0);
    await expect(main.getByRole('status')).toContainText('no such demo');
    await field.fill('');
    await expect(main.locator('.gallery-card')).toHaveCount(demoPages.length);
  });
}

test('the filter is there again on the way back', async ({ page, open }) => {
  await open('/demo');
  await page.getByRole('searchbox', { name: 'Filter the demos' }).fill('ellipsis');
  await expect.poll(() => new URL(page.url()).search).toBe('?q=ellipsis');
  await page.getByRole('main').getByRole('link', { name: 'Ellipsis', exact: true }).click();
  await expect(page).toHaveURL('/demo/ellipsis');
  await isReady(page);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Filter the demos' })).toHaveValue('ellipsis');
  await expect(page.locator('.gallery-card')).not.toHaveCount(demoPages.length);
});
