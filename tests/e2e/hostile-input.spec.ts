import type { Page } from '@playwright/test';
import { createRandom, type Random } from '../fuzz/createRandom.ts';
import { builtInNames, hostileText, wellFormed } from '../fuzz/hostileText.ts';
import { hostileJson } from '../fuzz/hostileValue.ts';
import { count } from '../support/count.ts';
import { expect, test } from '../support/test.ts';

/** As for the fuzzers of `tests/fuzz`: other inputs, or more of them. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
const factor = Number(process.env['FUZZ_FACTOR'] ?? 1);

// An address that does not exist is one, and the browser says so.
test.use({ allowedConsole: /status of (?:400|404|414|431) / });

/** What the page has asked other hosts for; nothing, if all is well. */
function watchOtherHosts(page: Page, origin: string): string[] {
  const others: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && /^(?:https?|wss?):$/.test(url.protocol)) others.push(url.href);
  });
  return others;
}

/** The page that is shown is one of the site's, in use, on its own host. */
async function isWhole(page: Page, origin: string): Promise<void> {
  expect(new URL(page.url()).origin).toBe(origin);
  await expect(page.locator('html[data-ready], html[data-demo-ready]')).toBeAttached();
  if (!page.url().includes('/~demos/')) await expect(page.locator('main h1')).not.toBeEmpty();
  await expect(page.getByText('alert(1)', { exact: true })).toHaveCount(0);
}

/** An address is at most as long as servers take it. */
const text = (random: Random) => wellFormed(hostileText(random)).slice(0, 2000);
const encoded = (random: Random) => encodeURIComponent(text(random));

const kinds: Readonly<Record<string, { number: number; make: (random: Random) => string }>> = {
  paths: {
    number: 40,
    make: (random) => (random.chance(0.5) ? `/${text(random)}` : `/${encoded(random)}`),
  },
  'paths of pages, demos and tabs': {
    number: 30,
    make: (random) =>
      random.pick(['/demo/', '/~demos/', '/demo/simple/', '/api/', '/']) +
      (random.chance(0.4) ? random.pick(builtInNames) : encoded(random)) +
      random.pick(['', '/', '//', '-cn', '.md']),
  },
  'queries and hashes': {
    number: 40,
    make(random) {
      const path = random.pick(['/demo/simple', '/api', '/changelog', '/demo', '/~demos/simple']);
      const name = random.pick(['tab', 'filter', 'q', 'kind', 'color', 'dir', encoded(random)]);
      const hash = random.pick([
        '',
        '#',
        '#%',
        `#${text(random)}`,
        `#edit=1.simple.${encoded(random)}`,
      ]);
      return `${path}?${name}=${random.chance(0.5) ? encoded(random) : text(random)}${hash}`;
    },
  },
};

for (const [kind, { number, make }] of Object.entries(kinds)) {
  test(`hostile ${kind} show a page, on this host`, async ({ page, baseURL }) => {
    test.setTimeout(120_000 * factor);
    const origin = new URL(baseURL ?? '').origin;
    const others = watchOtherHosts(page, origin);
    let shown = 0;
    for (let index = 0; index < number * factor; index += 1) {
      const address = origin + make(createRandom(seed + index));
      await test.step(`seed ${seed + index}: ${address}`, async () => {
        // A change of the hash alone would load nothing.
        await page.goto('about:blank');
        const response = await page.goto(address);
        if (response === null || ![200, 404].includes(response.status())) return;
        // Plain files are no pages.
        if (!response.headers()['content-type']?.includes('html')) return;
        await isWhole(page, origin);
        shown += 1;
      });
    }
    expect(others).toEqual([]);
    expect(shown).toBeGreaterThan(number / 2);
    count(number * factor, `hostile addresses loaded, from seed ${seed}`);
  });
}

test('an address with two slashes is no way to another host', async ({ page, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  const others = watchOtherHosts(page, origin);
  for (const path of [
    '//evil.example/',
    '//evil.example',
    '///evil.example//',
    '/\\evil.example/',
    '//evil.example/index.html',
    '/%2F/evil.example/',
    '/%5C%5Cevil.example/',
    '/.//evil.example/',
    '//evil.example/%2e%2e/',
    '/https:%2F%2Fevil.example/',
  ]) {
    await page.goto(origin + path);
    await isWhole(page, origin);
  }
  expect(others).toEqual([]);
});

const stored = [
  ['localStorage', 'docs:prefers-color'],
  ['localStorage', 'docs:search-recent'],
  ['localStorage', 'docs:search-arrival'],
  ['sessionStorage', 'docs:scroll'],
  ['sessionStorage', 'docs:code-panels'],
  ['sessionStorage', 'docs:edit:simple'],
] as const;

const fields = [
  'files',
  'demo/simple/simple.tsx',
  'isOpen',
  'isPaused',
  'link',
  '/demo/simple#%',
  'query',
  'at',
  'file',
  'height',
];

test('hostile stored values leave the page whole', async ({ page, baseURL, open }) => {
  const rounds = 30 * factor;
  test.setTimeout(120_000 * factor);
  const origin = new URL(baseURL ?? '').origin;
  const others = watchOtherHosts(page, origin);
  await open('/demo/simple');
  for (let index = 0; index < rounds; index += 1) {
    const random = createRandom(seed + index);
    const values = stored.map(([area, key]) => {
      const arrival = { link: '/demo/simple#%', query: text(random), at: Date.now() };
      const usual =
        key.endsWith('arrival') && random.chance(0.5) ? JSON.stringify(arrival) : undefined;
      return [area, key, usual ?? hostileJson(random, fields)] as const;
    });
    await test.step(`seed ${seed + index}`, async () => {
      await page.evaluate((given) => {
        history.replaceState({ key: { toString: 1 } }, '');
        for (const [area, key, value] of given) globalThis[area].setItem(key, value);
      }, values);
      await page.reload();
      await isWhole(page, origin);
      await page.getByRole('combobox', { name: 'Search' }).focus();
    });
  }
  expect(others).toEqual([]);
  count(rounds * stored.length, `hostile stored values read, from seed ${seed}`);
});
