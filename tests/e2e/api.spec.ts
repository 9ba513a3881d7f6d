import type { Page } from '@playwright/test';
import { parseCodePlace } from '../../shared/demo/codePlace.ts';
import { builtSite } from '../support/builtSite.ts';
import { demoSource } from '../support/demoSource.ts';
import { hold } from '../support/hold.ts';
import { expect, isReady, test } from '../support/test.ts';

const locales = [
  {
    path: '/api',
    suffix: '',
    filter: 'Filter the props',
    words: 'expand icon',
    none: 'No prop matches.',
    demos: /^Demos \(\d+\)$/,
    showCode: 'Show Code',
    since: 'since 7.10.0',
    later: 'Not in 7.31.1; later versions have',
    link: 'To the API reference',
    resolving: 'Properties definition is resolving, wait a moment...',
    off: 'apiParser must be enabled to use auto-generated API',
    notFound: 'Properties definition not found for table-columns component',
  },
  {
    path: '/api-cn',
    suffix: '-cn',
    filter: '筛选属性',
    words: '展开 图标',
    none: '没有匹配的属性。',
    demos: /^示例（\d+）$/,
    showCode: /代码/,
    since: '始于 7.10.0',
    later: '7.31.1 中没有，后续版本新增：',
    link: '查看 API 文档',
    resolving: '正在解析属性定义，请稍候……',
    off: '需要启用 apiParser 才能使用自动生成的 API',
    notFound: '未找到 table-columns 组件的属性定义',
  },
] as const;

/** Opens the code of a page's first demo, and answers the first name of a prop in it. */
async function openCode(page: Page, showCode: string | RegExp, prop: string) {
  await page.getByRole('button', { name: showCode }).first().click();
  const link = page.locator(`a.code-prop[data-prop="${prop}"]`).first();
  await expect(link).toBeAttached();
  return link;
}

for (const locale of locales) {
  test.describe(locale.path, () => {
    test('a link to a prop lands on its row', async ({ page, open }) => {
      await open(`${locale.path}#expandable-expandicon`);
      const row = page.locator('#expandable-expandicon');
      await expect(row.getByRole('rowheader')).toContainText('expandIcon');
      await expect(row).toBeInViewport();
    });

    test('typing narrows the tables down, and a link to a hidden prop shows it', async ({
      page,
      open,
    }) => {
      await open(locale.path);
      const rows = page.locator('.api > tbody > tr');
      const all = await rows.count();
      await page.getByLabel(locale.filter).fill(locale.words);
      await expect(page.locator('#expandable-expandicon')).toBeVisible();
      await expect(page.locator('#table-data')).toBeHidden();
      await expect(page.getByRole('heading', { name: 'sticky', exact: true })).toBeHidden();
      await expect(page).toHaveURL(/\?filter=/);
      await page.getByLabel(locale.filter).fill('no such prop');
      await expect(page.getByText(locale.none)).toBeVisible();
      await page.evaluate(() => {
        location.hash = '#table-data';
      });
      await expect(page.locator('#table-data')).toBeInViewport();
      await expect(page.getByLabel(locale.filter)).toHaveValue('');
      await expect(rows.filter({ visible: true })).toHaveCount(all);
    });

    test('a prop says since when it is there, and later props stand apart', async ({
      page,
      open,
    }) => {
      await open(locale.path);
      await expect(page.locator('#sticky-getcontainer')).toContainText(locale.since);
      const later = page.locator('.api-later').filter({ has: page.locator('#table-rowhoverable') });
      await expect(later).toContainText(locale.later);
      await expect(later.locator('#table-rowhoverable')).toContainText('7.45.0');
      await expect(page.locator('.api [id="table-rowhoverable"]')).toHaveCount(0);
    });

    test('the address brings its filter', async ({ page, open }) => {
      await open(`${locale.path}?filter=offsetScroll`);
      await expect(page.getByLabel(locale.filter)).toHaveValue('offsetScroll');
      await expect(page.locator('.api > tbody > tr').filter({ visible: true })).toHaveCount(1);
    });

    test('a prop leads to a demo that uses it, and its code back to the prop', async ({
      page,
      open,
    }) => {
      await open(locale.path);
      const row = page.locator('#sticky-getcontainer');
      await row.getByText(locale.demos).click();
      await row.getByRole('listitem').first().getByRole('link').click();
      await expect(page).toHaveURL(
        new RegExp(`/demo/sticky-header${locale.suffix}\\?code=\\d+#sticky-header-container$`),
      );
      await isReady(page);
      const demo = page.locator('[data-demo="sticky-header-container"]');
      const link = demo.locator('a.code-prop[data-prop="sticky-getcontainer"]').first();
      // The block has opened its code by itself.
      await link.focus();
      await expect(link).toHaveAttribute('href', `${locale.path}#sticky-getcontainer`);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${locale.path}#sticky-getcontainer$`));
      await expect(row).toBeInViewport();
    });

    test('a name in code shows its card to pointer and keyboard until Escape', async ({
      page,
      open,
    }) => {
      await open(`/demo/simple${locale.suffix}`);
      const link = await openCode(page, locale.showCode, 'table-columns');
      const card = page.locator('#prop-card');
      await link.hover();
      await expect(card).toContainText('columns');
      await expect(card.getByRole('link', { name: locale.link })).toHaveAttribute(
        'href',
        new RegExp(`${locale.path}#table-columns$`),
      );
      await expect(link).toHaveAttribute('aria-describedby', 'prop-card');
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      await page.mouse.move(0, 0);
      // Keys make the focus one that shows.
      await page.keyboard.press('Tab');
      await link.focus();
      await expect(card).toBeVisible();
      await link.blur();
      await expect(card).toBeHidden();
    });

    test('a type in code shows its card', async ({ page, open }) => {
      await open(`/demo/simple${locale.suffix}`);
      const link = await openCode(page, locale.showCode, 'types-columnstype');
      await link.hover();
      await expect(page.locator('#prop-card')).toContainText('ColumnsType');
      await expect(link).toHaveAttribute('href', `${locale.path}#types-columnstype`);
    });

    test('a card says that the definitions are resolving', async ({ page, open }) => {
      const answer = await hold(page, '**/page-data/api-cards.*.json');
      await open(`/demo/simple${locale.suffix}`);
      const link = await openCode(page, locale.showCode, 'table-columns');
      await link.hover();
      await expect(page.getByText(locale.resolving)).toBeVisible();
      answer();
      await expect(page.locator('#prop-card').getByRole('link')).toBeVisible();
      await expect(page.getByText(locale.resolving)).toHaveCount(0);
    });

    for (const [state, json, message] of [
      ['still resolving on the server', { state: 'resolving' }, locale.resolving],
      ['switched off', { state: 'off' }, locale.off],
      ['without the prop', { state: 'ready', cards: {} }, locale.notFound],
    ] as const) {
      test(`a card says that the definitions are ${state}`, async ({ page, open }) => {
        await page.route('**/page-data/api-cards.*.json', (route) => route.fulfill({ json }));
        await open(`/demo/simple${locale.suffix}`);
        const link = await openCode(page, locale.showCode, 'table-columns');
        await link.hover();
        await expect(page.locator('#prop-card').getByText(message)).toBeVisible();
      });
    }

    test('fits a phone, with every value under its label', async ({ page, open }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await open(locale.path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      for (const box of await page.locator('.table-scroll:has(.api)').all())
        expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
  });
}

test('the link to a prop can be copied', async ({ page, open, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('/api?filter=rowKey');
  await page.getByRole('button', { name: 'Copy the link to rowKey' }).click();
  await expect(page.locator('#table-rowkey').getByRole('button')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied)).toMatchObject({ pathname: '/api', search: '', hash: '#table-rowkey' });
});

test('a demo page lists the props of its demos, with type, sentence and links', async ({
  page,
  open,
}) => {
  await open('/demo/expand-icon?tab=props');
  const item = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'expandable.rowExpandable', exact: true }) })
    .first();
  await expect(item).toContainText('(record: Row) => boolean');
  await expect(item).toContainText('Says whether a record has an extra row');
  await expect(item.getByRole('link', { name: /^line \d+$/ })).toHaveAttribute(
    'href',
    /^\/demo\/expand-icon\?code=\d+#expand-icon$/,
  );
  await item.getByRole('link', { name: 'expandable.rowExpandable', exact: true }).click();
  await expect(page.locator('#expandable-rowexpandable')).toBeInViewport();
});

test('every demo of every link is there', async ({ page, open }) => {
  await open('/api');
  const targets = await page
    .locator('.api-demos a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(targets.length).toBeGreaterThan(500);
  for (const target of new Set(targets)) {
    const url = new URL(target, 'http://site');
    const entry = builtSite.pages.find(({ path }) => path === url.pathname);
    expect(entry?.demos, target).toContain(url.hash.slice(1));
    const place = parseCodePlace(url.searchParams.get('code'));
    const { files } = demoSource(url.hash.slice(1));
    const file = files.find(
      ({ name }, index) => (place?.fileName ?? (index === 0 && name)) === name,
    );
    expect(file?.code.split('\n')[(place?.line ?? 0) - 1]?.trim(), target).toBeTruthy();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the reference is complete, and offers nothing that needs scripts', async ({ page }) => {
    await page.goto('/api#scroll-x');
    await expect(page.locator('#scroll-x')).toBeInViewport();
    await expect(page.getByLabel('Filter the props')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Copy the link/ })).toHaveCount(0);
  });
});
