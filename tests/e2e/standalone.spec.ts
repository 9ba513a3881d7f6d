import { builtSite } from '../support/builtSite.ts';
import { expect, lookingOnly, test } from '../support/test.ts';

test.use(lookingOnly);

for (const { id } of builtSite.demos) {
  test(`/~demos/${id} shows the demo alone`, async ({ page }) => {
    await page.goto(`/~demos/${id}`);
    await expect(page.locator('html')).toHaveAttribute('data-demo-ready', '');
    await expect(page.locator(`[data-demo="${id}"]`)).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  });
}

test('a standalone demo is not in the HTML', async ({ request }) => {
  const html = await (await request.get('/~demos/simple')).text();
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('content="noindex"');
});

test('it has the reader’s colour mode, or the one and the direction it is asked for', async ({
  page,
}) => {
  const root = page.locator('html');
  await page.addInitScript(() => localStorage.setItem('docs:prefers-color', 'dark'));
  await page.goto('/~demos/simple');
  await expect(root).toHaveAttribute('data-prefers-color', 'dark');
  await page.goto('/~demos/simple?color=light&dir=rtl');
  await expect(root).toHaveAttribute('data-prefers-color', 'light');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await page.goto('/~demos/simple?color=%3Cb%3E&dir=up');
  await expect(root).toHaveAttribute('data-prefers-color', 'dark');
  await expect(root).not.toHaveAttribute('dir');
});

test('what it is asked for holds when the reader prefers another colour mode', async ({ page }) => {
  const root = page.locator('html');
  await page.goto('/~demos/simple?color=dark');
  await expect(root).toHaveAttribute('data-demo-ready', '');
  // As another tab's choice arrives.
  await page.evaluate(() => {
    localStorage.setItem('docs:prefers-color', 'auto');
    dispatchEvent(new StorageEvent('storage', { key: 'docs:prefers-color' }));
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-prefers-color', 'dark');
});

test('it is where it was left after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 200 });
  await page.goto('/~demos/sticky-header');
  await expect(page.locator('html')).toHaveAttribute('data-demo-ready', '');
  await page.evaluate(() => scrollTo(0, 150));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-demo-ready', '');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
});
