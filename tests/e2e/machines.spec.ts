import type { Page } from '@playwright/test';
import { pageDescriptionSelector } from '../../shared/page/pageDescription.ts';
import { builtSite } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

/** `/` is `/index.md`. */
function markdownOf(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}

test('every page is there as Markdown, in its language, without anything of the site’s own', async ({
  request,
}) => {
  const bad: string[] = [];
  for (const { path, title, demos } of builtSite.pages) {
    const response = await request.get(markdownOf(path));
    const text = await response.text();
    const type = response.headers()['content-type'];
    if (!response.ok() || type !== 'text/markdown; charset=utf-8') bad.push(`${path}: ${type}`);
    if (!text.startsWith(`# ${title}`)) bad.push(`${path}: ${text.slice(0, 40)}`);
    // The hero's demo is a picture of the home page, not a part of its text.
    const isComplete =
      demos.filter((id) => id !== 'hero').length <= text.split('```tsx').length - 1;
    if (!isComplete) bad.push(`${path}: the source of its demos is missing`);
    if (/^<\/?(Demo|API|Changelog|CodeGroup|Pitfall|Note)\b/m.test(text))
      bad.push(`${path}: has an element left`);
  }
  expect(bad).toEqual([]);
});

test('the Markdown of a demo has source, props and absolute links', async ({ request }) => {
  const text = await (await request.get('/demo/fixed-columns-cn.md')).text();
  expect(text).toContain('# 固定列');
  expect(text).toContain("import Table from 'rc-table'");
  expect(text).toContain('## 属性');
  expect(text).toMatch(/\(https?:\/\/[^)]+\/demo\/sticky-header-cn\.md\)/);
  const shared = /\((https?:\/\/[^)]+table-theme\.css)\)/.exec(text)?.[1];
  expect(shared).toBeDefined();
  const theme = await request.get(new URL(shared ?? '').pathname);
  expect(await theme.text()).toContain('.rc-table');
  const api = await (await request.get('/api.md')).text();
  expect(api).toContain('| `columns`');
});

test('links in Markdown keep their place, on the page and after a query', async ({ request }) => {
  const demo = await (await request.get('/demo/aria.md')).text();
  expect(demo).toMatch(/\(https?:\/\/[^/]+\/demo\/aria\.md\?code=\d+#aria\)/);
  expect(demo).not.toMatch(/\?code=[^)#]+\)/);
  const releases = await (await request.get('/releases.md')).text();
  expect(releases).toMatch(/\(https?:\/\/[^/]+\/releases#v7\.31\.1\)/);
});

test('llms.txt lists every English page, llms-full.txt has them all', async ({ request }) => {
  const index = await (await request.get('/llms.txt')).text();
  expect(index).toMatch(/^# rc-table\n\n> /);
  const full = await (await request.get('/llms-full.txt')).text();
  for (const { path, title, localeId } of builtSite.pages) {
    if (localeId !== 'en-US') continue;
    expect(index).toContain(`${markdownOf(path)})`);
    expect(full).toContain(`# ${title}\n`);
  }
});

test('the sitemap has every page with its translations, and no other address', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(paths.sort()).toEqual(builtSite.pages.map(({ path }) => path).sort());
  expect(sitemap.match(/hreflang="zh-CN"/g)).toHaveLength(builtSite.pages.length);
});

test('every page says in structured data and previews what it is', async ({ request }) => {
  for (const { path, title } of builtSite.pages) {
    const html = await (await request.get(path)).text();
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    const data = JSON.parse(json) as { '@graph'?: { '@type': string; headline?: string }[] };
    const types = data['@graph']?.map((entry) => entry['@type']);
    const isHome = path === '/' || path === '/index-cn';
    expect(types, path).toEqual(
      isHome ? ['WebSite', 'SoftwareSourceCode'] : ['TechArticle', 'BreadcrumbList'],
    );
    if (!isHome) expect(data['@graph']?.[0]?.headline).toBe(title);
    const picture = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await request.head(picture)).headers()['content-type'], path).toBe('image/jpeg');
    expect(html).toContain(`type="text/markdown"`);
  }
});

test('a page links to its Markdown', async ({ page, open }) => {
  await open('/demo/simple-cn');
  await expect(page.getByRole('link', { name: '查看 Markdown' })).toHaveAttribute(
    'href',
    '/demo/simple-cn.md',
  );
});

test('the head speaks of the page that is shown, however the reader has come there', async ({
  page,
  context,
  open,
}) => {
  await open('/');
  const fresh = await context.newPage();
  const headOf = (shown: Page) =>
    shown.evaluate(
      (selector) => [...document.head.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML),
      pageDescriptionSelector,
    );
  const isAt = async (path: string) => {
    await expect(page).toHaveURL(path);
    await fresh.goto(path);
    const written = await headOf(fresh);
    expect(written.length).toBeGreaterThan(15);
    await expect.poll(() => headOf(page)).toEqual(written);
  };
  await isAt('/');
  const pages = page.getByRole('navigation', { name: 'Main' });
  await pages.getByRole('link', { name: 'Changelog' }).click();
  await isAt('/changelog');
  await page.getByRole('link', { name: '简体中文' }).click();
  await isAt('/changelog-cn');
  await page.goBack();
  await page.goBack();
  await isAt('/');
});
