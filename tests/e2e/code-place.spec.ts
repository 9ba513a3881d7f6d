import type { Page } from '@playwright/test';
import { demoSource as source } from '../support/demoSource.ts';
import { expect, isReady, test } from '../support/test.ts';

const theme = 'table-theme.css';
const lineOf = (id: string, file: string, line: number) =>
  source(id)
    .files.find(({ name }) => name === file)
    ?.code.split('\n')[line - 1];

const mark = (page: Page) => page.locator('mark.code-line');
const demo = (page: Page, id = 'simple') => page.locator(`[data-demo="${id}"]`);

async function expectMarked(page: Page, id: string, file: string, line: number) {
  await expect(demo(page, id).getByRole('tab', { name: file })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(demo(page, id).locator('mark.code-line')).toHaveText(
    (lineOf(id, file, line) ?? '').trim(),
  );
  await expect(mark(page)).toHaveCount(1);
}

test('a link to a line opens the code with the line marked and in view', async ({ page, open }) => {
  await open('/demo/simple?code=12#simple');
  await expectMarked(page, 'simple', 'simple.tsx', 12);
  await expect(mark(page)).toBeInViewport({ ratio: 0.5 });
  const [own, around] = await mark(page).evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(element.closest('.code-block') ?? element).backgroundColor,
  ]);
  expect(own).not.toBe(around);
});

test('a link to a line of another file opens that file, however far down', async ({
  page,
  open,
}) => {
  const last = (source('simple').files.find(({ name }) => name === theme)?.code ?? '')
    .trimEnd()
    .split('\n').length;
  await open(`/demo/simple?code=${theme}:${last}#simple`);
  await expectMarked(page, 'simple', theme, last);
  await expect(mark(page)).toBeInViewport({ ratio: 0.5 });
});

test('the code keeps its lines when one is marked', async ({ page, open }) => {
  await open('/demo/simple?code=12#simple');
  await expect(mark(page)).toBeVisible();
  const code = demo(page).getByRole('tabpanel').locator('code');
  expect(await code.textContent()).toBe(source('simple').files[0]?.code);
  const tops = await code.evaluate((element) => {
    const before = element.getBoundingClientRect().height;
    const line = element.querySelector('mark');
    line?.replaceWith(...line.childNodes);
    return [before, element.getBoundingClientRect().height];
  });
  expect(tops[0]).toBe(tops[1]);
});

for (const [what, query] of [
  ['no number', 'x'],
  ['markup', '%3Cimg%20src=x%20onerror=alert(1)%3E'],
  ['a line before the first', '0'],
  ['nothing', ''],
  ['a broken escape', '%E0%A4%A'],
]) {
  test(`an address with ${what} for a line shows the page as it is`, async ({ page, open }) => {
    await open(`/demo/simple?code=${query}#simple`);
    await expect(demo(page).getByRole('button', { name: 'Show Code' })).toBeVisible();
    await expect(mark(page)).toHaveCount(0);
  });
}

for (const [what, query] of [
  ['line that is not there', '99999'],
  ['file that is not there', 'nothing.ts:3'],
]) {
  test(`a link to a ${what} opens the demo's own file and marks nothing`, async ({
    page,
    open,
  }) => {
    await open(`/demo/simple?code=${query}#simple`);
    await expect(demo(page).getByRole('tab', { name: 'simple.tsx' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(mark(page)).toHaveCount(0);
  });
}

test('a link opens only the demo that it names', async ({ page, open }) => {
  await open('/demo/simple?code=12#state-in-cells');
  await expectMarked(page, 'state-in-cells', 'state-in-cells.tsx', 12);
  await expect(demo(page, 'simple').getByRole('button', { name: 'Show Code' })).toBeVisible();
});

test.describe('the mark goes, and does not come back,', () => {
  test('when the code is closed', async ({ page, open }) => {
    await open('/demo/simple?code=12#simple');
    await expect(mark(page)).toBeVisible();
    await demo(page).getByRole('button', { name: 'Hide Code' }).click();
    await demo(page).getByRole('button', { name: 'Show Code' }).click();
    await expect(demo(page).getByRole('tabpanel')).toContainText('export default');
    await expect(mark(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/demo\/simple#simple$/);
    await page.reload();
    await isReady(page);
    await expect(demo(page).getByRole('tabpanel')).toContainText('export default');
    await expect(mark(page)).toHaveCount(0);
  });

  test('when another file is shown', async ({ page, open }) => {
    await open('/demo/simple?code=12#simple');
    await expect(mark(page)).toBeVisible();
    await demo(page).getByRole('tab', { name: theme }).click();
    await demo(page).getByRole('tab', { name: 'simple.tsx' }).click();
    await expect(demo(page).getByRole('tabpanel')).toContainText('export default');
    await expect(mark(page)).toHaveCount(0);
  });

  test('when a link leads to another place of the page', async ({ page, open }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await open('/demo/simple?code=12#simple');
    await expect(mark(page)).toBeVisible();
    await page.locator('.toc a[href="#state-in-cells"]').click();
    await expect(page).toHaveURL(/\/demo\/simple#state-in-cells$/);
    await expect(page.locator('#state-in-cells')).toBeInViewport();
    await expect(mark(page)).toHaveCount(0);
    await expect(
      demo(page, 'state-in-cells').getByRole('button', { name: 'Show Code' }),
    ).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/demo\/simple#simple$/);
    await expect(mark(page)).toHaveCount(0);
  });
});

test('the reference leads to the line, and back and forward keep it', async ({ page, open }) => {
  await open('/api');
  const row = page.locator('#sticky-getcontainer');
  await row.getByText(/^Demos \(\d+\)$/).click();
  await row.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/demo\/sticky-header\?code=\d+#sticky-header-container$/);
  await isReady(page);
  await expect(demo(page, 'sticky-header-container').locator('mark.code-line')).toContainText(
    'getContainer',
  );
  await expect(mark(page)).toBeInViewport({ ratio: 0.5 });
  const scrolled = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(page).toHaveURL(/\/api$/);
  await isReady(page);
  await page.goForward();
  await isReady(page);
  await expect(mark(page)).toContainText('getContainer');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('links of the tab of props lead from line to line of the same page', async ({
  page,
  open,
}) => {
  await open('/demo/simple?tab=props');
  const hrefs = await page
    .locator('a[href*="?code="][href$="#simple"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  const [first = '', last = ''] = [hrefs[0], hrefs.at(-1)];
  expect(first).not.toBe(last);
  const lineIn = (href: string) => Number(new URL(href, 'http://site').searchParams.get('code'));
  for (const href of [first, last]) {
    const tab = page.getByRole('tab', { name: 'Props' });
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
    await page.locator(`a[href="${href}"]`).first().click();
    await expectMarked(page, 'simple', 'simple.tsx', lineIn(href));
    await expect(mark(page)).toBeInViewport({ ratio: 0.5 });
  }
  // Line, the tab, line.
  await page.goBack();
  await page.goBack();
  await expectMarked(page, 'simple', 'simple.tsx', lineIn(first));
});

test('a marked line is right on a phone, in the dark and in Chinese', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open('/demo/simple-cn?code=12#simple');
  await expectMarked(page, 'simple', 'simple.tsx', 12);
  await expect(mark(page)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a line lands on the demo', async ({ page }) => {
    await page.goto('/demo/simple?code=12#state-in-cells');
    await expect(page.locator('#state-in-cells')).toBeInViewport();
  });
});
