import { expect, isReady, test } from '../support/test.ts';

test('a demo page has a tab with the props of its demos, each tab with its own table of contents', async ({
  page,
  open,
}) => {
  await open('/demo/fixed-columns');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(page.getByRole('tab', { name: 'Doc' })).toHaveAttribute('aria-selected', 'true');
  const ownContents = await contents.getByRole('link').allInnerTexts();

  await page.getByRole('tab', { name: 'Props' }).click();
  await expect(page).toHaveURL('/demo/fixed-columns?tab=props');
  const panel = page.getByRole('tabpanel', { name: 'Props' });
  await expect(panel.locator('a[href="/api#column-fixed"]').first()).toContainText('fixed');
  expect(ownContents.length).toBeGreaterThan(1);
  await expect(contents).toHaveCount(0);
  await expect(page.locator('[data-demo="fixed-columns"]')).toBeHidden();

  await page.goBack();
  await expect(page.locator('[data-demo="fixed-columns"]')).toBeVisible();
});

test('arrow keys with another key are the browser’s', async ({ page, open }) => {
  await open('/demo/simple?tab=props');
  const isTaken = (tab: HTMLElement) =>
    !tab.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'ArrowLeft',
        altKey: true,
        bubbles: true,
        cancelable: true,
      }),
    );
  expect(await page.getByRole('tab', { name: 'Props' }).evaluate(isTaken)).toBe(false);
  await page.getByRole('tab', { name: 'Doc' }).click();
  await page.getByRole('button', { name: 'Show Code' }).first().click();
  expect(await page.getByRole('tab', { name: 'simple.tsx' }).evaluate(isTaken)).toBe(false);
  await expect(page).toHaveURL('/demo/simple');
});

test('arrow keys, Home and End move between tabs', async ({ page, open }) => {
  await open('/demo/simple');
  const doc = page.getByRole('tab', { name: 'Doc' });
  const props = page.getByRole('tab', { name: 'Props' });
  await doc.focus();
  for (const [key, tab] of [
    ['ArrowRight', props],
    ['ArrowRight', doc],
    ['ArrowLeft', props],
    ['Home', doc],
    ['End', props],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page).toHaveURL('/demo/simple?tab=props');
});

test('a deep link opens its tab, in the HTML already', async ({ page }) => {
  // Without the page's script only what is in the document can show the tab.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
  await page.goto('/demo/simple?tab=props');
  await expect(page.locator('#tabpanel-props')).toBeVisible();
  await expect(page.locator('#tabpanel-doc')).toBeHidden();
  await page.unroute('**/assets/*.js');
  await page.goto('/demo/simple?tab=props');
  await isReady(page);
  await expect(page.getByRole('tabpanel', { name: 'Props' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-tab');
});

for (const query of ['?tab=unknown', '?tab=', '?tab=__proto__', '?tab=doc']) {
  test(`${query} shows the default tab`, async ({ page, open }) => {
    await open(`/demo/simple${query}`);
    await expect(page.getByRole('tab', { name: 'Doc' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Doc' })).toBeVisible();
  });
}

test('the tabs are named in Chinese too', async ({ page, open }) => {
  await open('/demo/simple-cn?tab=props');
  await expect(page.getByRole('tab', { name: '文档' })).toBeVisible();
  await expect(page.getByRole('tab', { name: '属性' })).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.getByRole('tabpanel').locator('a[href="/api-cn#table-columns"]').first(),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all tabs can be read', async ({ page }) => {
    await page.goto('/demo/simple');
    await expect(page.locator('#tabpanel-doc')).toBeVisible();
    await expect(page.locator('#tabpanel-props')).toBeVisible();
  });
});
