import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { project } from '../../scripts/project.ts';
import { builtSite } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

const texts = readdirSync(project.outputFolder, { recursive: true, withFileTypes: true })
  .filter(
    (entry) => entry.isFile() && /\.(?:html|js|css|json|svg|xml|md|txt|tsx?)$/.test(entry.name),
  )
  .map((entry) => path.join(entry.parentPath, entry.name))
  .map((file) => ({ file, content: readFileSync(file) }))
  .filter(({ content }) => content.length >= 1024);

test('every text of the site lies compressed beside itself', () => {
  // At least a document and its data for every page.
  expect(texts.length).toBeGreaterThan(2 * builtSite.pages.length);
  for (const { file, content } of texts)
    for (const [extension, unpack] of [
      ['.br', brotliDecompressSync],
      ['.gz', gunzipSync],
    ] as const) {
      expect(existsSync(file + extension), file + extension).toBe(true);
      const packed = readFileSync(file + extension);
      expect(unpack(packed).equals(content), file + extension).toBe(true);
      expect(packed.length, file + extension).toBeLessThan(content.length);
    }
});

test('pages, their data and their scripts are sent compressed', async ({ request }) => {
  const html = await (await request.get('/demo/simple')).text();
  const script = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? '';
  for (const address of ['/demo/simple', '/page-data/demo/simple.json', script])
    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const response = await request.get(address, { headers: { 'Accept-Encoding': accepted } });
      expect(response.status()).toBe(200);
      expect(response.headers()['content-encoding'], address).toBe(encoding);
    }
});
