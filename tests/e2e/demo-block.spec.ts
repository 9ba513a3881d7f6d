import type { Page } from '@playwright/test';
import { expect, isReady, test } from '../support/test.ts';

test.describe('the code of a demo', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('opens below the actions without moving what is above, as tabs', async ({ page, open }) => {
    await open('/demo/simple');
    const demo = page.locator('[data-demo="simple"]');
    const show = demo.getByRole('button', { name: 'Show Code' });
    const before = await demo.locator('.demo-stage').boundingBox();
    await show.click();
    await expect(demo.getByRole('tab')).toHaveText(['simple.tsx', 'table-theme.css']);
    await expect(demo.getByRole('tabpanel')).toContainText("import Table from 'rc-table'");
    expect(await demo.locator('.demo-stage').boundingBox()).toEqual(before);
    await demo.getByRole('tab', { name: 'simple.tsx' }).press('ArrowRight');
    await expect(demo.getByRole('tabpanel')).toContainText('.rc-table');
    await demo.getByRole('button', { name: 'Hide Code' }).click();
    await expect(demo.getByRole('tab')).toHaveCount(0);
  });

  test('a long file scrolls at first and is shown in full on request', async ({ page, open }) => {
    await open('/demo/simple');
    const demo = page.locator('[data-demo="simple"]');
    await demo.getByRole('button', { name: 'Show Code' }).click();
    await demo.getByRole('tab', { name: 'table-theme.css' }).click();
    const code = demo.getByRole('tabpanel').locator('pre');
    const size = () => code.evaluate((node) => [node.clientHeight, node.scrollHeight] as const);
    expect((await size())[0]).toBe(480);
    await demo.getByRole('button', { name: /^Show all \d+ lines$/ }).click();
    const [height, whole] = await size();
    expect(height).toBe(whole);
    await demo.getByRole('button', { name: 'Show less' }).click();
    expect((await size())[0]).toBe(480);
  });

  test('a short file has nothing to scroll', async ({ page, open }) => {
    await open('/demo/scope-col');
    const demo = page.locator('[data-demo="scope-col"]');
    await demo.getByRole('button', { name: 'Show Code' }).click();
    await demo.getByRole('tab', { name: 'scope-badges.css' }).click();
    const code = demo.getByRole('tabpanel').locator('pre');
    const [height, whole] = await code.evaluate((node) => [node.clientHeight, node.scrollHeight]);
    expect(height).toBe(whole);
    expect(whole).toBeLessThan(480);
  });

  test('is copied without being opened, and says so for two seconds', async ({ page, open }) => {
    await page.clock.install();
    await open('/demo/simple');
    const actions = page.getByRole('group', { name: 'What to do with “Columns and data”' });
    await actions.getByRole('button', { name: 'Copy' }).click();
    await expect(actions.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await copied(page)).toContain('export default function Simple()');
    await page.clock.runFor(2000);
    await expect(actions.getByRole('button', { name: 'Copy' })).toBeVisible();
  });

  test('Copy copies the file that is shown', async ({ page, open }) => {
    await open('/demo/simple');
    const demo = page.locator('[data-demo="simple"]');
    await demo.getByRole('button', { name: 'Show Code' }).click();
    await demo.getByRole('tab', { name: 'table-theme.css' }).click();
    await demo.getByRole('tabpanel').getByRole('button', { name: 'Copy' }).click();
    await expect(demo.getByRole('tabpanel').getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await copied(page)).toContain('.rc-table');
  });

  test('is open at the same tab after back, forward and reload', async ({ page, open }) => {
    await open('/demo/simple');
    const demo = page.locator('[data-demo="simple"]');
    const css = demo.getByRole('tab', { name: 'table-theme.css' });
    await demo.getByRole('button', { name: 'Show Code' }).click();
    await css.click();
    const address = page.url();
    await page.getByRole('link', { name: 'Changelog', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
    await page.goBack();
    await expect(css).toHaveAttribute('aria-selected', 'true');
    expect(page.url()).toBe(address);

    await demo.getByRole('button', { name: 'Hide Code' }).click();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
    await page.goBack();
    await expect(demo.getByRole('button', { name: 'Show Code' })).toBeVisible();

    await demo.getByRole('button', { name: 'Show Code' }).click();
    await expect(css).toHaveAttribute('aria-selected', 'true');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await page.reload();
    await isReady(page);
    await expect(css).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test('is closed where the page is met anew', async ({ page, open }) => {
    await open('/demo/simple');
    const show = page.locator('[data-demo="simple"]').getByRole('button', { name: 'Show Code' });
    await show.click();
    await page.getByRole('link', { name: 'Changelog', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
    await page.getByRole('link', { name: 'Basic table', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basic table');
    await expect(show).toBeVisible();
  });
});

test('a demo opens in a separate page', async ({ page, open }) => {
  await open('/demo/simple');
  const link = page.locator('[data-demo="simple"]').getByRole('link', { name: /separate page/ });
  await expect(link).toHaveAttribute('href', '/~demos/simple');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('a grid has columns only in a window wider than 1024 px, also when that changes', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1025, height: 800 });
  await open('/demo/jsx');
  const tops = () =>
    page
      .locator('.demo-grid > [data-demo]')
      .evaluateAll((demos) => demos.map((demo) => demo.getBoundingClientRect().top));
  const isOneRow = async () => new Set(await tops()).size === 1;
  expect(await isOneRow()).toBe(true);
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect.poll(isOneRow).toBe(false);
  await page.setViewportSize({ width: 1400, height: 800 });
  await expect.poll(isOneRow).toBe(true);
});

test('the keyboard reaches a table that begins to scroll when its contents grow, and only then', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 2400, height: 900 });
  await open('/demo/grouping-columns');
  const scroller = page.locator('[data-demo="grouping-columns"] .rc-table-content').first();
  const cell = scroller.locator('tbody td').last();
  const text = await cell.textContent();
  // Neither element nor attribute changes, nor the size of what is around the table.
  const write = (value: string) =>
    cell.evaluate((element, data) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const node = walker.nextNode() as Text;
      node.data = data;
    }, value);
  await expect(scroller).not.toHaveAttribute('tabindex');
  await write('9'.repeat(500));
  await expect(scroller).toHaveAttribute('tabindex', '0');
  await write(text ?? '');
  await expect(scroller).not.toHaveAttribute('tabindex');
});
