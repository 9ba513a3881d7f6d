import type { Server } from 'node:http';
import { createSiteServer } from '../../pipeline/server/createSiteServer.ts';
import { listen } from '../../pipeline/server/listen.ts';
import { createFixtureSite, type FixtureSite } from '../support/fixtureSite.ts';
import { expect, isReady, test } from '../support/test.ts';

// No page of the site has a server loader, so this is a site of its own.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let site: FixtureSite;
let server: Server;
let address: string;
let routeId: string;

test.beforeAll(async () => {
  site = createFixtureSite();
  site.write(
    'home-link.mdx',
    '---\ntitle: Start\ndescription: Links.\n---\n\n[To the greeting](/greeting)\n',
  );
  const report = await site.build();
  if (report.kind !== 'built') throw new Error(report.message);
  routeId = report.built.routes.find((route) => route.path === 'greeting')?.id ?? '';
  server = createSiteServer(site);
  address = `http://127.0.0.1:${await listen(server, { port: 0, host: '127.0.0.1' })}`;
});

test.afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  site.dispose();
});

test('a page opened directly shows once the server has answered for its route', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('__serverLoader')) asked.push(request.url());
  });
  await page.goto(`${address}/greeting`);
  await isReady(page);
  await expect(page.getByText(`Hello, ${routeId}`)).toBeVisible();
  expect(asked).toEqual([`${address}/__serverLoader?route=${encodeURIComponent(routeId)}`]);
});

test('a page that is gone to is not shown before the answer is there', async ({ page }) => {
  let answer: (() => Promise<void>) | undefined;
  await page.route('**/__serverLoader?*', (route) => {
    answer = () => route.fulfill({ json: { greeting: 'Late, but here' } });
  });
  await page.goto(`${address}/home-link`);
  await isReady(page);
  await page.getByRole('link', { name: 'To the greeting' }).click();
  await expect(page).toHaveURL(`${address}/greeting`);
  await expect.poll(() => answer).toBeDefined();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  await answer?.();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Greeting');
  await expect(page.getByText('Late, but here')).toBeVisible();
});

test.describe('a loader that fails', () => {
  test.use({ allowedConsole: /Failed to load resource/ });

  test('is an error with Retry, and the page before it stays', async ({ page }) => {
    await page.route('**/__serverLoader?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`${address}/home-link`);
    await isReady(page);
    await page.getByRole('link', { name: 'To the greeting' }).click();
    await expect(page.getByRole('alert')).toContainText('failed');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    await page.unroute('**/__serverLoader?*');
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByText(`Hello, ${routeId}`)).toBeVisible();
  });
});
