import { afterAll, beforeAll, expect, vi } from 'vitest';
import { internalTarget } from '../../app/router/internalTarget.ts';
import { parseEditHash, writeEditHash } from '../../shared/editor/editHash.ts';
import { resolveImport } from '../../shared/editor/resolveImport.ts';
import { locales } from '../../shared/locale/locales.ts';
import { localizePath, pathWithoutLocale } from '../../shared/locale/localizePath.ts';
import { matchLocale } from '../../shared/locale/matchLocale.ts';
import {
  demoSourceAddress,
  feedAddress,
  markdownAddress,
  pageDataAddress,
  standaloneDemoPath,
} from '../../shared/route/dataAddress.ts';
import { nearestPages } from '../../shared/route/nearestPages.ts';
import { normalizePath } from '../../shared/route/normalizePath.ts';
import { fuzz } from './fuzz.ts';
import { builtInNames, hostileText, wellFormed } from './hostileText.ts';

const origin = 'https://site.example';
const hostOf = (address: string) => new URL(address, origin).origin;

beforeAll(() => vi.stubGlobal('location', { href: `${origin}/demo/simple`, origin }));
afterAll(() => vi.unstubAllGlobals());

fuzz('a path has one spelling, on this host', {
  cases: 5000,
  check(random) {
    const text = hostileText(random);
    const path = normalizePath(random.chance(0.5) ? `/${text}` : text);
    expect(normalizePath(path)).toBe(path);
    expect(path).toMatch(/^\/(?![/\\])/);
    expect(hostOf(path)).toBe(origin);
    for (const address of [pageDataAddress(path), markdownAddress(path), feedAddress(path)])
      expect(hostOf(address)).toBe(origin);
  },
});

fuzz('a path as a browser has it keeps its meaning', {
  cases: 5000,
  check(random) {
    let pathname: string;
    try {
      ({ pathname } = new URL(`/${hostileText(random)}`, `${origin}/demo/`));
    } catch {
      // A browser opens no such address.
      return;
    }
    const path = normalizePath(pathname);
    expect(new URL(path, origin).pathname).toBe(path);
  },
});

fuzz('a path has a locale, and its key leads back to it', {
  cases: 3000,
  check(random) {
    const path = normalizePath(hostileText(random));
    const locale = matchLocale(path, locales);
    expect(locales).toContain(locale);
    const key = pathWithoutLocale(path, locale);
    expect(key).toMatch(/^\//);
    // A path that is a suffix and nothing more is no page's.
    if (key !== path || locale.id === 'en-US') expect(localizePath(key, locale)).toBe(path);
  },
});

fuzz('a link leads to a page of the site or is left to the browser', {
  cases: 5000,
  check(random) {
    const href = hostileText(random);
    let full: string;
    try {
      full = new URL(href, `${origin}/demo/simple`).href;
    } catch {
      // No browser makes a link of it.
      return;
    }
    const link = { target: '', href: full, hasAttribute: () => false };
    const target = internalTarget(link as unknown as HTMLAnchorElement);
    if (target === undefined) return;
    expect(target.origin).toBe(origin);
    expect(target.protocol).toBe('https:');
    // What the history is given is the address without its host.
    expect(hostOf(target.pathname + target.search + target.hash)).toBe(origin);
  },
});

fuzz('a demo id, or any text in its place, names a file of its own folder', {
  cases: 2000,
  check(random) {
    const id = random.chance(0.2) ? random.pick(builtInNames) : wellFormed(hostileText(random));
    if (id === '.' || id === '..') return;
    for (const [address, folder] of [
      [demoSourceAddress(id, 'json'), '/demo-source/'],
      [standaloneDemoPath(id), '/~demos/'],
    ] as const) {
      const url = new URL(address, origin);
      expect(url.origin).toBe(origin);
      expect(url.pathname.startsWith(folder)).toBe(true);
      expect(url.pathname.slice(folder.length)).not.toContain('/');
      expect(url.search + url.hash).toBe('');
    }
  },
});

const pages = ['/', '/demo/simple', '/demo/fixed-columns', '/changelog'].map((path) => ({
  path,
  title: path.slice(1),
}));

fuzz('what is offered in place of a page is a page', {
  cases: 2000,
  check(random) {
    const found = nearestPages({ path: hostileText(random), pages, count: 3 });
    expect(found.length).toBeLessThanOrEqual(3);
    for (const page of found) expect(pages).toContain(page);
  },
});

fuzz('the hash of an edit is read, or is none', {
  cases: 3000,
  check(random) {
    const hash = random.chance(0.7) ? `#edit=${hostileText(random)}` : hostileText(random);
    const parsed = parseEditHash(hash);
    expect(parsed !== undefined).toBe(hash.startsWith('#edit='));
    if (parsed === undefined || parsed.demoId === '') return;
    expect(parsed.demoId).toMatch(/^[a-z0-9-]+$/);
    expect(Number.isSafeInteger(parsed.version)).toBe(true);
    expect(parseEditHash(writeEditHash(parsed))).toEqual(parsed);
  },
});

const files = ['demo/a/a.tsx', 'demo/a/rows.ts', 'demo/_shared/table.css'];
const packages = ['react', 'rc-table'];

fuzz('an import finds one of the files or packages there are', {
  cases: 3000,
  check(random) {
    const specifier = random.pick(['', './', '../', '../../../']) + hostileText(random, 2);
    const target = resolveImport({ specifier, importer: 'demo/a/a.tsx', files, packages });
    if (target.kind === 'file') expect(files).toContain(target.path);
    if (target.kind === 'package') expect(packages).toContain(target.name);
  },
});
