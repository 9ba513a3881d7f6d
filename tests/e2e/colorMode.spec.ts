import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const key = 'docs:prefers-color';

function store(page: Page, value: string) {
  return page.addInitScript(([name, text]) => localStorage.setItem(name, text), [
    key,
    value,
  ] as const);
}

function root(page: Page) {
  return page.locator('html');
}

function colorSwitch(page: Page) {
  return page.getByRole('banner').getByRole('combobox', { name: 'Colour mode' });
}

test('a reader who has said nothing gets light, whatever the system says', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/demo/simple');
  await expect(root(page)).toHaveAttribute('data-prefers-color', 'light');
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe(null);
});

test('the choice is applied, stored, and there again after a reload', async ({ page, open }) => {
  await open('/demo/simple');
  await expect(colorSwitch(page).getByRole('option')).toHaveText([
    'Light Mode',
    'Dark Mode',
    'Follow System',
  ]);
  await colorSwitch(page).selectOption('Dark Mode');
  await expect(root(page)).toHaveAttribute('data-prefers-color', 'dark');
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('dark');
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-prefers-color', 'dark');
  await expect(colorSwitch(page)).toHaveValue('dark');
});

test('Follow System follows the system while the page is open', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open('/demo/simple');
  await colorSwitch(page).selectOption('Follow System');
  await expect(root(page)).toHaveAttribute('data-prefers-color', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-prefers-color', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root(page)).toHaveAttribute('data-prefers-color', 'light');
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('auto');
});

for (const garbage of ['purple', '', '{"a":1}', 'DARK', 'auto ', '__proto__']) {
  test(`the stored value ${JSON.stringify(garbage)} falls back to light`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await store(page, garbage);
    await open('/demo/simple');
    await expect(root(page)).toHaveAttribute('data-prefers-color', 'light');
    await expect(colorSwitch(page)).toHaveValue('light');
  });
}

test('with cookies switched off nothing is read or stored, and the switch works all the same', async ({
  page,
  open,
}) => {
  await store(page, 'dark');
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
  );
  await open('/demo/simple');
  await expect(root(page)).toHaveAttribute('data-prefers-color', 'light');
  await colorSwitch(page).selectOption('auto');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-prefers-color', 'dark');
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('dark');
});

test('with storage blocked the page works and the switch too', async ({ page, open }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
  });
  await open('/demo/simple');
  await expect(root(page)).toHaveAttribute('data-prefers-color', 'light');
  await colorSwitch(page).selectOption('dark');
  await expect(root(page)).toHaveAttribute('data-prefers-color', 'dark');
});

test('several tabs agree', async ({ page, context, open, baseURL }) => {
  await open('/demo/simple');
  const other = await context.newPage();
  await other.goto(`${baseURL}/changelog`);
  await expect(root(other)).toHaveAttribute('data-ready', '');
  await colorSwitch(page).selectOption('dark');
  await expect(root(other)).toHaveAttribute('data-prefers-color', 'dark');
  await expect(colorSwitch(other)).toHaveValue('dark');
  await other.evaluate(() => localStorage.clear());
  await expect(root(page)).toHaveAttribute('data-prefers-color', 'light');
});

/** Red, green and blue of the upper left corner of what is painted, from 0 to 255. */
async function paintedCorner(page: Page): Promise<readonly number[]> {
  const image = await page.screenshot({ clip: { x: 2, y: 500, width: 4, height: 4 } });
  const reader = await page.context().newPage();
  const pixel = await reader.evaluate(
    async (png) => {
      const bitmap = await createImageBitmap(await (await fetch(png)).blob());
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    },
    `data:image/png;base64,${image.toString('base64')}`,
  );
  await reader.close();
  return pixel;
}

for (const [stored, system, isDark] of [
  ['light', 'dark', false],
  ['dark', 'light', true],
  ['auto', 'dark', true],
  ['auto', 'light', false],
  ['garbage', 'dark', false],
] as const) {
  test(`${stored} on a ${system} system has its colours before any script file runs`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await store(page, stored);
    // The page's own scripts never arrive; what is painted comes from the document and its style sheets alone.
    await page.route('**/*.js', () => undefined);
    await page.goto('/demo/simple', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const brightness = Math.max(...(await paintedCorner(page)));
    expect(brightness < 60).toBe(isDark);
    await expect(root(page)).not.toHaveAttribute('data-ready');
  });
}
