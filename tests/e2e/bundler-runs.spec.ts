import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { createSiteServer } from '../../pipeline/server/createSiteServer.ts';
import { listen } from '../../pipeline/server/listen.ts';
import { project } from '../../scripts/project.ts';
import { createFixtureSite, type FixtureSite } from '../support/fixtureSite.ts';
import { expect, isReady, test } from '../support/test.ts';

// A large site's demos are bundled in several runs; this site has too few for that, so here a run takes fewer.
test.describe.configure({ mode: 'serial' });

const demosOfRun = 20;

let site: FixtureSite;
let server: Server;
let address: string;
let demoIds: readonly string[];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = createFixtureSite(project.contentFolder, { demosOfRun });
  // It points to what is beside the folder it was copied from.
  site.remove('tsconfig.json');
  // Two demos of one run that share a package which all runs share.
  const folder = 'demo/styled-components';
  site.write(`${folder}/styled-components-again.tsx`, site.read(`${folder}/styled-components.tsx`));
  for (const page of [`${folder}/index.mdx`, `${folder}/index.zh-CN.mdx`])
    site.write(
      page,
      `${site.read(page)}\n<Demo src="./styled-components-again.tsx" title="Again">\n\nAgain.\n\n</Demo>\n`,
    );
  const report = await site.build();
  if (report.kind !== 'built') throw new Error(report.message);
  demoIds = report.built.demos.map(({ id }) => id);
  server = createSiteServer(site);
  address = `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`;
});

test.afterAll(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined));
  site?.dispose();
});

/** The run that a demo was bundled in, from 0. */
function runOf(id: string): number {
  expect(demoIds).toContain(id);
  return Math.floor(demoIds.indexOf(id) / demosOfRun);
}

test('there is one React, one table and one theme for the demos of all runs', () => {
  const folder = path.join(site.outputFolder, 'assets');
  const having = (extension: string, text: string) =>
    readdirSync(folder)
      // Those for edited demos are built by themselves.
      .filter((name) => name.endsWith(extension) && !name.startsWith('react-16'))
      .filter((name) => readFileSync(path.join(folder, name), 'utf8').includes(text));
  expect(having('.js', '').filter((name) => name.startsWith('demo-')).length).toBeGreaterThan(80);
  expect(having('.js', 'Minified React error')).toHaveLength(1);
  expect(having('.js', 'fix-left-last')).toHaveLength(1);
  expect(having('.css', '.rc-table-placeholder')).toHaveLength(1);
});

test('demos of the first and of later runs answer, one page after another', async ({ page }) => {
  expect(runOf('animation')).toBe(0);
  expect(runOf('sorting')).toBeGreaterThan(0);
  await page.goto(`${address}/demo/animation`);
  await isReady(page);
  const demo = page.locator('.demo-stage').first();
  await demo.getByRole('button', { name: 'Delete Order chairs' }).click();
  await expect(demo.getByRole('row', { name: 'Order chairs' })).toHaveCount(0);
  // Within the site, so that what a later run shares is there already.
  await page.getByRole('link', { name: 'Sorting', exact: true }).first().click();
  await demo.getByRole('button', { name: 'Bib' }).click();
  await expect(demo.getByRole('columnheader', { name: 'Bib' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('styles that demos of a later run make are in their document', async ({ page }) => {
  const run = runOf('styled-components');
  expect(run).toBeGreaterThan(0);
  expect(runOf('styled-components-again')).toBe(run);
  const document = await (await page.request.get(`${address}/demo/styled-components`)).text();
  expect(document).toMatch(/<style[^>]*data-styled[^>]*>[^<]*\{/);
  await page.goto(`${address}/demo/styled-components`);
  await isReady(page);
  await expect(page.locator('.demo-stage').getByRole('table')).toHaveCount(2);
});
