import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import lzString from 'lz-string';
import type { CodeSandboxFiles } from '../../shared/demo/project/packForCodeSandbox.ts';
import { demoEditor, originalText } from '../support/demoEditor.ts';
import { expect, test } from '../support/editors/test.ts';

const demoFile = 'src/demo/simple/simple.tsx';
const stackBlitzTemplates = [
  [/^Open in StackBlitz \(create-react-app/, 'create-react-app'],
  [/^Open in StackBlitz \(Vite/, 'node'],
] as const;

/** The packages of a project that was posted to StackBlitz. */
function dependenciesIn(fields: URLSearchParams, template: string): unknown {
  return template === 'node'
    ? JSON.parse(fields.get('project[files][package.json]') ?? '{}').dependencies
    : JSON.parse(fields.get('project[dependencies]') ?? '{}');
}

test('CodeSandbox gets the packed files in a new window', async ({ page, open, editors }) => {
  await open('/demo/simple');
  const popup = page.waitForEvent('popup');
  const demo = page.locator('[data-demo="simple"]');
  await demo.getByRole('button', { name: 'Open in CodeSandbox' }).click();
  await expect((await popup).getByText('The other side.')).toBeVisible();
  expect((await popup).url()).toBe('https://codesandbox.io/api/v1/sandboxes/define');
  expect(await (await popup).evaluate(() => window.opener)).toBeNull();

  const parameters = editors.posts[0]?.fields.get('parameters') ?? '';
  expect(parameters).toMatch(/^[\w-]+$/);
  const base64 = parameters.replaceAll('-', '+').replaceAll('_', '/');
  const { files } = JSON.parse(lzString.decompressFromBase64(base64)) as CodeSandboxFiles;
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      demoFile,
      'src/demo/_shared/table-theme.css',
      'src/index.tsx',
      'package.json',
      'public/index.html',
      'sandbox.config.json',
    ]),
  );
  expect(files['src/index.tsx']?.content).toContain('ReactDOM.render(');
  expect(JSON.parse(files['package.json']?.content ?? '').dependencies).toEqual({
    'rc-table': '7.31.1',
    react: '16.14.0',
    'react-dom': '16.14.0',
  });
});

for (const [name, template] of stackBlitzTemplates) {
  test(`StackBlitz gets a project with the template ${template}`, async ({
    page,
    open,
    editors,
  }) => {
    await open('/demo/simple');
    const popup = page.waitForEvent('popup');
    await page.locator('[data-demo="simple"]').getByRole('button', { name }).click();
    await expect((await popup).getByText('The other side.')).toBeVisible();
    const { address, fields } = editors.posts[0] ?? { address: '', fields: new URLSearchParams() };
    expect(address).toBe(`/run?file=${encodeURIComponent(demoFile)}`);
    expect(fields.get('project[title]')).toBe('Columns and data');
    expect(fields.get('project[description]')).not.toBe('');
    expect(fields.get('project[template]')).toBe(template);
    expect(fields.get(`project[files][${demoFile}]`)).toContain("import Table from 'rc-table'");
    expect(dependenciesIn(fields, template)).toMatchObject({
      react: '16.14.0',
      'rc-table': '7.31.1',
    });
  });
}

test('Download gives the Vite project as a zip', async ({ page, open }) => {
  await open('/demo/virtual-list');
  const download = page.waitForEvent('download');
  const demo = page.locator('[data-demo="virtual-list"]');
  await demo.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('virtual-list.zip');
  const files = unzipSync(readFileSync(await (await download).path()));
  const text = (file: string) => new TextDecoder().decode(files[`virtual-list/${file}`]);
  expect(text('vite.config.ts')).toContain('defineConfig');
  expect(text('src/demo/virtual-list/ScrollMeter.css')).not.toBe('');
  expect(JSON.parse(text('package.json'))).toMatchObject({
    scripts: { dev: 'vite' },
    dependencies: { react: '16.14.0', 'react-window': '1.8.11' },
    devDependencies: { '@types/react-window': '1.8.8' },
  });
});

test('nothing of code, exports and editor is loaded before it is asked for', async ({
  page,
  open,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open('/demo/simple');
  const parts = /demo-source|openIn|downloadProject|DemoEditor|createDemoProject|sdk/i;
  expect(requested.filter((path) => parts.test(path))).toEqual([]);
  await page.locator('[data-demo="simple"]').getByRole('button', { name: 'Show Code' }).click();
  await expect
    .poll(() => requested.filter((path) => parts.test(path)))
    .toEqual(['/demo-source/simple.json']);
});

test.describe('when the files cannot be loaded', () => {
  test.use({ allowedConsole: /Failed to load resource|net::ERR/ });

  test('the card says so, and Try again goes on', async ({ page, open }) => {
    await page.route('**/demo-source/simple.json', (route) => route.abort());
    await open('/demo/simple');
    const demo = page.locator('[data-demo="simple"]');
    await demo.getByRole('button', { name: 'Download' }).click();
    await expect(demo.getByRole('alert')).toContainText('Loading chunk source/simple failed.');
    await page.unroute('**/demo-source/simple.json');
    const download = page.waitForEvent('download');
    await demo.getByRole('button', { name: 'Try again' }).click();
    expect((await download).suggestedFilename()).toBe('simple.zip');
    await expect(demo.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('what was edited is what goes elsewhere, with the packages that it imports now:', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  /** Opens a demo in the editor and adds an import to it. */
  async function edit(page: Page, open: (path: string) => Promise<void>) {
    await open('/demo/simple');
    const editor = demoEditor(page, 'simple');
    await editor.open();
    const code = `import Menu from 'rc-menu';\n${await originalText(page, 'simple')}`;
    await editor.write(code);
    return { editor, code };
  }
  const dependencies = {
    'rc-menu': '9.16.1',
    'rc-table': '7.31.1',
    react: '16.14.0',
    'react-dom': '16.14.0',
  };

  test('CodeSandbox', async ({ page, open, editors }) => {
    const { editor, code } = await edit(page, open);
    const popup = page.waitForEvent('popup');
    await editor.press('Open in CodeSandbox');
    await expect((await popup).getByText('The other side.')).toBeVisible();
    const parameters = editors.posts[0]?.fields.get('parameters') ?? '';
    const base64 = parameters.replaceAll('-', '+').replaceAll('_', '/');
    const { files } = JSON.parse(lzString.decompressFromBase64(base64)) as CodeSandboxFiles;
    expect(files[demoFile]?.content).toBe(code);
    expect(JSON.parse(files['package.json']?.content ?? '').dependencies).toEqual(dependencies);
  });

  for (const [name, template] of stackBlitzTemplates) {
    test(`StackBlitz, ${template}`, async ({ page, open, editors }) => {
      const { editor, code } = await edit(page, open);
      const popup = page.waitForEvent('popup');
      await editor.block.getByRole('button', { name }).click();
      await expect((await popup).getByText('The other side.')).toBeVisible();
      const { fields } = editors.posts[0] ?? { fields: new URLSearchParams() };
      // A form's line ends are those of the network.
      const sent = fields.get(`project[files][${demoFile}]`)?.replaceAll('\r\n', '\n');
      expect(sent).toBe(code);
      expect(dependenciesIn(fields, template)).toEqual(expect.objectContaining(dependencies));
    });
  }

  test('Download', async ({ page, open }) => {
    const { editor, code } = await edit(page, open);
    const download = page.waitForEvent('download');
    await editor.block.getByRole('button', { name: /^Download/ }).click();
    const files = unzipSync(readFileSync(await (await download).path()));
    const text = (file: string) => new TextDecoder().decode(files[`simple/${file}`]);
    expect(text(demoFile)).toBe(code);
    expect(JSON.parse(text('package.json')).dependencies).toEqual(dependencies);
  });

  test('Copy', async ({ page, open }) => {
    const { editor, code } = await edit(page, open);
    await editor.press('Copy');
    await expect(editor.block.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });
});
