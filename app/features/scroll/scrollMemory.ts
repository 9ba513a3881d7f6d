import { codePlaceParameter } from '../../../shared/demo/codePlace.ts';

/** How far down each entry of the history was scrolled, by the entry's key. Lives as long as the tab. */
const storageKey = 'docs:scroll';
const limit = 100;

interface HistoryState {
  readonly key: string;
}

/** The key of an entry of the history. Its state is whatever some script, or an earlier version, has put there. */
function keyOf(state: unknown): string | undefined {
  const isState =
    typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string';
  return isState ? (state.key as string) : undefined;
}

function readStored(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return new Map();
    return new Map(
      stored.filter(
        (entry): entry is [string, number] =>
          Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number',
      ),
    );
  } catch {
    // Storage blocked, damaged or, on the server, absent: positions are remembered for this page load only.
    return new Map();
  }
}

const positions = readStored();

/** The entry whose page is on the screen. The address is ahead of it while a page is being loaded. */
let shownKey: string | undefined;
let shownPath: string | undefined;
let shownSearch: string | undefined;

/** Whether the address is that of the page on the screen. */
export function isShownPage(): boolean {
  return location.pathname === shownPath;
}

/** The address of the page on the screen, without an anchor or a place in its code. */
export function shownAddress(): string {
  const query = new URLSearchParams(shownSearch);
  query.delete(codePlaceParameter);
  return `${shownPath ?? ''}${query.size > 0 ? `?${query}` : ''}`;
}

/** Where the window stands, as of its last scrolling: asking the window itself can make it lay out the page. */
let position = 0;

/** Puts the window where it is to stand, unless it does already. */
export function scrollToPosition(top: number): void {
  if (top === position) return;
  scrollTo({ top, behavior: 'instant' });
  position = top;
}

/** What a new entry of the history carries so that its position can be found again. */
export function newHistoryState(): HistoryState {
  return { key: crypto.randomUUID?.() ?? String(Math.random()) };
}

/** Where the entry was left, or `undefined` if it is new. */
function positionOf(key: string | undefined): number | undefined {
  return key === undefined ? undefined : positions.get(key);
}

/** Whether the page at `path` will be put on the screen at its top, where only its beginning shows. */
export function beginsAtTop(path: string): boolean {
  // It is rendered ahead, and nobody knows yet by which entry it will be shown; then this is asked again.
  if (path !== location.pathname) return true;
  const remembered = positionOf(keyOf(history.state)) ?? 0;
  return remembered === 0 && location.hash === '' && location.search === '';
}

/** An entry that has been put on the screen. */
interface EnteredEntry {
  /**
   * What is new about it: everything, it being the document's own; the page; the entry, on the same page; or nothing
   * but its query, which a filter has rewritten.
   */
  readonly kind: 'document' | 'other-page' | 'other-entry' | 'same-entry';
  /** Where it was left; `undefined` if it is new. */
  readonly position: number | undefined;
}

/** To be called when the page of the current entry has been put on the screen. */
export function enterCurrentEntry(): EnteredEntry {
  const before = { key: shownKey, isPage: isShownPage() };
  if (keyOf(history.state) === undefined) history.replaceState(newHistoryState(), '');
  shownKey = keyOf(history.state);
  shownPath = location.pathname;
  shownSearch = location.search;
  return { kind: kindOf(before), position: positionOf(shownKey) };
}

function kindOf(before: { readonly key: string | undefined; readonly isPage: boolean }) {
  if (!before.isPage) return 'other-page';
  if (before.key === undefined) return 'document';
  return before.key === shownKey ? 'same-entry' : 'other-entry';
}

/**
 * To be called when an entry is where it is to stand: without any scrolling nobody else would remember it. What is
 * scrolled from here on replaces it.
 */
export function rememberFirstPosition(): void {
  if (shownKey !== undefined && !positions.has(shownKey)) setPosition(shownKey, position);
}

function remember(): void {
  position = window.scrollY;
  if (shownKey !== undefined) setPosition(shownKey, position);
}

function setPosition(key: string, value: number): void {
  positions.delete(key);
  positions.set(key, value);
  const [oldest] = positions.keys();
  if (positions.size > limit && oldest !== undefined) positions.delete(oldest);
}

/** Begins to remember. Call once, on start. */
export function startScrollMemory(): void {
  history.scrollRestoration = 'manual';
  position = window.scrollY;
  // A link may be followed before React has taken over the document, whose page is on the screen all the same.
  shownPath = location.pathname;
  shownSearch = location.search;
  let frame = 0;
  addEventListener(
    'scroll',
    () => {
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        remember();
      });
    },
    { passive: true },
  );
  addEventListener('popstate', () => {
    // Another page, or another tab of this one, is put in place when it is shown.
    if (!isShownPage() || location.search !== shownSearch) return;
    const entered = enterCurrentEntry();
    // A click on an anchor makes an entry that is new; to the anchor the browser scrolls.
    if (entered.position !== undefined) scrollToPosition(entered.position);
    rememberFirstPosition();
  });
  addEventListener('pagehide', () => {
    // The last scrolling may have had no frame yet.
    remember();
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
    } catch {
      // Storage blocked or full: the next page load begins at its top.
    }
  });
}
