import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { createDevServer } from '../../pipeline/vite/createDevServer.ts';
import { createFixtureSite, type FixtureSite, watcherRest } from '../support/fixtureSite.ts';
import { expect, isReady, test } from '../support/test.ts';

// Vite and React speak to developers; what is broken here on purpose is on the console, too.
test.use({
  allowedConsole:
    /^debug: \[vite\]|React DevTools|\[vite\]|Failed to load resource|ChunkLoadError|Failed to fetch/,
});
// One server and one content that the tests change in turns.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let site: FixtureSite;
let server: ViteDevServer;
let address: string;

test.beforeAll(async () => {
  site = createFixtureSite();
  server = await createDevServer({
    ...site,
    port: 0,
    logLevel: 'silent',
    cacheFolder: path.join(site.contentFolder, '../vite'),
  });
  await server.listen();
  address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});

test.afterAll(async () => {
  await server.close();
  site.dispose();
});

const pageFile = 'demo/first/index.mdx';
const demoFile = 'demo/first/first.tsx';

/** Changes a file of the content while `check` runs, and back again. */
async function whileChanged(
  file: string,
  change: (text: string) => string,
  check: () => Promise<void>,
): Promise<void> {
  const text = site.read(file);
  expect(change(text)).not.toBe(text);
  site.write(file, change(text));
  try {
    await check();
  } finally {
    await rest(watcherRest);
    site.write(file, text);
  }
}

test.beforeEach(async ({ page }) => {
  await page.goto(`${address}/demo/first`);
  await isReady(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
});

test('a page shows, with its demo running', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First demo');
  await expect(page.locator('[data-demo="first"]').getByRole('row')).toHaveCount(3);
});

test('a changed text shows without a reload', async ({ page }) => {
  await whileChanged(
    pageFile,
    (text) => text.replace('What the page says.', 'What it says now.'),
    () => expect(page.getByText('What it says now.')).toBeVisible(),
  );
  await expect(page.getByText('What the page says.')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a changed demo shows without a reload', async ({ page }) => {
  await whileChanged(
    demoFile,
    (text) => text.replace("title: 'River'", "title: 'Stream'"),
    () => expect(page.getByRole('columnheader', { name: 'Stream' })).toBeVisible(),
  );
  await expect(page.getByRole('columnheader', { name: 'River' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('pages seen before and code that is shown are those of the content now', async ({ page }) => {
  const demo = page.locator('[data-demo="first"]');
  const code = demo.locator('.code-block').first();
  await demo.getByRole('button', { name: 'Show Code' }).click();
  await expect(code).toContainText("title: 'River'");
  await whileChanged(
    demoFile,
    (text) => text.replace("title: 'River'", "title: 'Stream'"),
    () => expect(code).toContainText("title: 'Stream'"),
  );
  await expect(code).toContainText("title: 'River'");

  const home = page.locator('a[href="/"]').first();
  await home.click();
  await expect(page.getByText('What the page says.')).toHaveCount(0);
  await whileChanged(
    pageFile,
    (text) => text.replace('What the page says.', 'What it says now.'),
    async () => {
      await rest(watcherRest);
      await page.goBack();
      await expect(page.getByText('What it says now.')).toBeVisible();
    },
  );
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a front matter that is wrong is in the overlay until it is mended', async ({ page }) => {
  const overlay = page.locator('vite-error-overlay');
  await whileChanged(
    pageFile,
    (text) => text.replace('order: 10', 'order: first'),
    async () => {
      await expect(overlay).toContainText(/demo\/first\/index\.mdx:5:8/);
      await expect(overlay).toContainText('found: "first"');
      await expect(overlay).toContainText('expected: order: number');
    },
  );
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First demo');
});

test('a dead link is in the overlay until it is mended', async ({ page }) => {
  const overlay = page.locator('vite-error-overlay');
  await whileChanged(
    pageFile,
    (text) => text.replace('What the page says.', 'See [this](/nowhere).'),
    () => expect(overlay).toContainText('The link leads to no page.'),
  );
  await expect(overlay).toHaveCount(0);
});

test('a demo that does not compile is in the overlay until it is mended', async ({ page }) => {
  const overlay = page.locator('vite-error-overlay');
  await whileChanged(
    demoFile,
    (text) => text.replace('return <Table', 'return < <Table'),
    () => expect(overlay).toContainText('first.tsx'),
  );
  await expect(overlay).toHaveCount(0);
  await expect(page.locator('[data-demo="first"]').getByRole('row')).toHaveCount(3);
});

test('a folder with a page and a demo is there at once, and gone with its files', async ({
  page,
}) => {
  const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Added' });
  site.write(
    'demo/added/lakes.tsx',
    site
      .read(demoFile)
      .replace(/import '\.\/.*\n/, '')
      .replace(/import .*rivers.*\n/, '')
      .replace('[...rivers]', '[]')
      .replaceAll('First', 'Lakes'),
  );
  site.write(
    'demo/added/index.mdx',
    '---\ntitle: Added\ndescription: New.\ngroup: basics\n---\n\n<Demo src="./lakes.tsx" title="Lakes">\n</Demo>\n',
  );
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Added');
  await expect(page.locator('[data-demo="lakes"]').getByRole('table')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  site.remove('demo/added');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
  await expect(link).toHaveCount(0);
});

test('a demo whose import led nowhere is whole once the file is there', async () => {
  const source = async () => (await fetch(`${address}/demo-source/first.json`)).text();
  await whileChanged(
    demoFile,
    (text) => `import './late.css';\n${text}`,
    async () => {
      await expect.poll(source).toContain('./late.css');
      expect(await source()).not.toContain('demo/first/late.css');
      site.write('demo/first/late.css', '.late {}');
      await expect.poll(source).toContain('demo/first/late.css');
      site.remove('demo/first/late.css');
    },
  );
});

test('a debug page is shown and marked', async ({ page }) => {
  await page.goto(`${address}/draft`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Draft/);
  await expect(page.getByText('debug', { exact: true })).not.toHaveCount(0);
});

test('a demo stands alone at ~demos, mounted and not hydrated', async ({ page }) => {
  await page.goto(`${address}/~demos/first`);
  await expect(page.locator('html')).toHaveAttribute('data-demo-ready', '');
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('a server loader is run anew as it is changed', async ({ page }) => {
  await page.goto(`${address}/greeting`);
  await expect(page.getByText(/Hello, .*greeting\/index\.en-US/)).toBeVisible();
  await whileChanged(
    'greeting/serverLoader.ts',
    (text) => text.replace('Hello', 'Good day'),
    () => expect(page.getByText(/Good day, /)).toBeVisible(),
  );
  await expect(page.getByText(/Hello, /)).toBeVisible();
});

test('what other programs read is made of the content as it is', async ({ request }) => {
  const read = async (file: string) => {
    const response = await request.get(`${address}${file}`);
    return `${response.status()} ${response.headers()['content-type']}\n${await response.text()}`;
  };
  expect(await read('/demo/first.md')).toMatch(/^200 text\/markdown; charset=utf-8\n# First demo/);
  expect(await read('/demo/first-cn.md')).toMatch(/^200 text\/markdown/);
  expect(await read('/llms.txt')).toContain(`(${address}/demo/first.md)`);
  expect(await read('/sitemap.xml')).toContain(`<loc>${address}/demo/first</loc>`);
  expect(await read('/robots.txt')).toContain('Sitemap:');
  expect(await read('/page-data/sidebar.en-US.json')).toContain('/demo/first');
  expect(await read('/demo/nowhere.md')).toMatch(/^404/);

  const change = { kind: 'fix', pr: 1, text: { 'en-US': 'Mended.', 'zh-CN': '已修复。' } };
  const versions = [{ version: '1.0.0', date: '2021-03-18', changes: [change] }];
  site.write('news/changelog.json', JSON.stringify({ versions }));
  site.write('news/index.mdx', '---\ntitle: News\ndescription: New.\n---\n\n<Changelog />\n');
  await expect
    .poll(() => read('/news.xml'))
    .toMatch(/^200 application\/xml; charset=utf-8\n<\?xml[\s\S]*<feed[\s\S]*Mended\./);
  site.remove('news');
  await whileChanged(
    pageFile,
    (text) => text.replace('What the page says.', 'What it says now.'),
    () => expect.poll(() => read('/demo/first.md')).toContain('What it says now.'),
  );
});

test('a search hit in a tab that an author has written opens the tab and marks the words', async ({
  page,
}) => {
  const tab = (title: string, text: string) =>
    `---\ntitle: ${title}\ndescription: ${title}.\n---\n\n## Levels\n\n${text}\n`;
  site.write('demo/first/index.$tab-limits.mdx', tab('Limits', 'The floodmark is at nine metres.'));
  site.write('demo/first/index.$tab-limits.zh-CN.mdx', tab('限制', '洪水位在九米处。'));
  try {
    await expect(page.getByRole('tab', { name: 'Limits' })).toBeVisible();
    for (const from of ['/demo/first', '/']) {
      await page.goto(address + from);
      await isReady(page);
      await page.getByRole('combobox', { name: 'Search' }).fill('floodmark');
      await page.getByRole('listbox').getByRole('option').first().click();
      await expect(page).toHaveURL(`${address}/demo/first?tab=limits#limits-levels`);
      const panel = page.getByRole('tabpanel', { name: 'Limits' });
      await expect(panel.locator('mark')).toHaveText('floodmark');
      await expect(panel.getByRole('heading', { name: 'Levels' })).toBeInViewport();
    }
  } finally {
    site.remove('demo/first/index.$tab-limits.mdx');
    site.remove('demo/first/index.$tab-limits.zh-CN.mdx');
  }
});
