import { afterAll, beforeAll, expect, vi } from 'vitest';
import { readDraft } from '../../app/features/editor/edit/draftStore.ts';
import { takeArrival } from '../../app/features/search/arrival.ts';
import { recentQueries, rememberQuery } from '../../app/features/search/recentQueries.ts';
import { colorBootScript } from '../../shared/color/colorBoot.ts';
import { parseColorPreference, resolveColorMode } from '../../shared/color/colorMode.ts';
import { fuzz } from './fuzz.ts';
import { hostileText } from './hostileText.ts';
import { hostileJson } from './hostileValue.ts';

/** A store that has one value for everything, and may be blocked or full. */
const store = { text: '', isBlocked: false, isFull: false };
const storage = {
  getItem() {
    if (store.isBlocked) throw new Error('SecurityError');
    return store.text;
  },
  setItem(_name: string, text: string) {
    if (store.isBlocked || store.isFull) throw new Error('QuotaExceededError');
    store.text = text;
  },
  removeItem() {
    if (store.isBlocked) throw new Error('SecurityError');
  },
};

beforeAll(() => {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('navigator', { cookieEnabled: true });
});
afterAll(() => vi.unstubAllGlobals());

fuzz('recent searches are a few short texts', {
  cases: 3000,
  check(random) {
    store.text = hostileJson(random, ['length', '0', 'query']);
    store.isBlocked = random.chance(0.05);
    store.isFull = random.chance(0.1);
    rememberQuery(hostileText(random));
    const queries = recentQueries();
    expect(queries.length).toBeLessThanOrEqual(5);
    expect(new Set(queries).size).toBe(queries.length);
    for (const query of queries) expect(query.length > 0 && query.length <= 100).toBe(true);
  },
});

fuzz('an arrival is of texts, and soon after it was announced', {
  cases: 3000,
  check(random) {
    store.isBlocked = random.chance(0.05);
    const at = Date.now() + random.pick([0, -1e9, 1e12, -10, Number.NaN]);
    const known = { link: '/demo/simple#%', query: hostileText(random), at };
    store.text = random.chance(0.5)
      ? hostileJson(random, ['link', 'query', 'identifier', 'at', '/demo/simple'])
      : JSON.stringify(known);
    const arrival = takeArrival('/demo/simple');
    if (arrival === undefined) return;
    expect(arrival.link.startsWith('/demo/simple')).toBe(true);
    expect(arrival.query).toBeTypeOf('string');
    expect(Math.abs(at - Date.now())).toBeLessThan(30_000);
  },
});

let drafts = 0;
fuzz('a draft is of texts', {
  cases: 3000,
  check(random) {
    store.isBlocked = random.chance(0.05);
    store.text = hostileJson(random, ['files', 'isOpen', 'isPaused', 'demo/a/a.tsx']);
    drafts += 1;
    const draft = readDraft(`demo-${drafts}`);
    if (draft === undefined) return;
    expect(Object.getPrototypeOf(draft.files)).toBe(Object.prototype);
    for (const text of Object.values(draft.files)) expect(text).toBeTypeOf('string');
    expect(draft.isOpen).toBeTypeOf('boolean');
    // Code that nobody has said to run does not.
    expect(draft.isPaused).toBe(JSON.parse(store.text).isPaused !== false);
  },
});

fuzz('code panels and scroll positions are numbers that a page can have', {
  cases: 300,
  async check(random) {
    store.isBlocked = false;
    const state = hostileJson(random, ['isOpen', 'file', 'height']);
    const panel = { isOpen: true, file: random.pick([-1, 0.5, 2]), height: 1e300 };
    const usual = random.pick([
      `{"isOpen":true,"file":1,"height":9}`,
      JSON.stringify(panel),
      state,
    ]);
    store.text = random.chance(0.8) ? `[["k demo", ${usual}], 7]` : hostileJson(random, ['k demo']);
    vi.stubGlobal('history', { state: { key: 'k' }, replaceState: () => undefined });
    vi.stubGlobal('location', { pathname: '/' });
    vi.resetModules();
    const { recallCodePanel } = await import('../../app/features/demo/codePanelMemory.ts');
    const { enterCurrentEntry } = await import('../../app/features/scroll/scrollMemory.ts');
    const panelState = recallCodePanel('demo');
    if (panelState !== undefined) {
      expect(Number.isInteger(panelState.file) && panelState.file >= 0).toBe(true);
      expect(panelState.height >= 0 && panelState.height <= 10_000).toBe(true);
    }
    const { position } = enterCurrentEntry();
    expect(position === undefined || typeof position === 'number').toBe(true);
  },
});

fuzz('the page and its first script read the same colour mode', {
  cases: 2000,
  check(random) {
    store.isBlocked = random.chance(0.05);
    store.text = random.chance(0.5)
      ? hostileText(random)
      : random.pick(['light', 'dark', 'auto', 'AUTO', 'dark ']);
    const systemIsDark = random.chance(0.5);
    let shown = '';
    const root = { setAttribute: (_: string, value: string) => (shown = value) };
    new Function('navigator', 'localStorage', 'matchMedia', 'document', colorBootScript)(
      { cookieEnabled: true },
      storage,
      () => ({ matches: systemIsDark }),
      { documentElement: root },
    );
    const stored = store.isBlocked ? null : store.text;
    expect(shown).toBe(resolveColorMode(parseColorPreference(stored), systemIsDark));
  },
});
