import { readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { createSiteServer } from '../../pipeline/server/createSiteServer.ts';
import { listen } from '../../pipeline/server/listen.ts';
import { project } from '../../scripts/project.ts';
import { createFixtureSite, type FixtureSite } from '../support/fixtureSite.ts';
import { expect, isReady, test } from '../support/test.ts';

// A large site's demos are bundled in several runs; this site has too few for that, so here a run takes fewer.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let site: FixtureSite;
let server: Server;
let address: string;

test.beforeAll(async () => {
  site = createFixtureSite(project.contentFolder, { demosOfRun: 20 });
  // It points to what is beside the folder it was copied from.
  site.remove('tsconfig.json');
  const report = await site.build();
  if (report.kind !== 'built') throw new Error(report.message);
  server = createSiteServer(site);
  address = `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`;
});

test.afterAll(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined));
  site?.dispose();
});

test('there is one React and one table for the demos of all runs', () => {
  const folder = path.join(site.outputFolder, 'assets');
  // Those for edited demos are built by themselves.
  const scripts = readdirSync(folder).filter((name) => /^(?!react-16).*\.js$/.test(name));
  const having = (text: string) =>
    scripts.filter((name) => readFileSync(path.join(folder, name), 'utf8').includes(text));
  expect(scripts.filter((name) => name.startsWith('demo-')).length).toBeGreaterThan(80);
  expect(having('Minified React error')).toHaveLength(1);
  expect(having('fix-left-last')).toHaveLength(1);
});

test('demos of the first and of later runs answer, one page after another', async ({ page }) => {
  await page.goto(`${address}/demo/key`);
  await isReady(page);
  // Within the site, so that what a later run shares is there already.
  await page.getByRole('link', { name: 'Sorting', exact: true }).first().click();
  const demo = page.locator('.demo-stage').first();
  await demo.getByRole('button', { name: 'Bib' }).click();
  await expect(demo.getByRole('columnheader', { name: 'Bib' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('styles that a demo of a later run makes are in its document', async ({ page }) => {
  const document = await (await page.request.get(`${address}/demo/styled-components`)).text();
  expect(document).toMatch(/<style[^>]*data-styled[^>]*>[^<]*\{/);
  await page.goto(`${address}/demo/styled-components`);
  await isReady(page);
  await expect(page.locator('.demo-stage').first()).toBeVisible();
});
