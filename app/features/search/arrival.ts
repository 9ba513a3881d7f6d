/** Where a reader goes from a hit, and what is to be marked there. */
export interface Arrival {
  readonly link: string;
  readonly query: string;
  /** A name in the source of the demo at the link. */
  readonly identifier?: string;
}

const storageKey = 'docs:search-arrival';
/** A tab that has not opened by then will not, in milliseconds. */
const lifetime = 30_000;

let expected: StoredArrival | undefined;

/** The path of a link, which may name a tab and a section as well. */
export function pathOf(link: string): string {
  return link.split(/[?#]/)[0] ?? '';
}

/** Says where the reader is about to go in this tab. */
export function expectArrival(arrival: Arrival): void {
  expected = { ...arrival, at: Date.now() };
}

/** Leaves word for a new tab, which knows nothing of this one. */
export function expectArrivalElsewhere(arrival: Arrival): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...arrival, at: Date.now() }));
  } catch {
    // Storage blocked or full: the words are not marked in the new tab.
  }
}

/** Whether another tab has left word. */
export function hasArrival(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** The arrival at the page at `path`, once. One that is meant for another page stays for that page, for a while. */
export function takeArrival(path: string): Arrival | undefined {
  if (expected !== undefined && isAt(expected, path)) {
    const arrival = expected;
    expected = undefined;
    return arrival;
  }
  return takeStored(path);
}

interface StoredArrival extends Arrival {
  readonly at: number;
}

/** Too late, or from the future: a clock that was put back would keep it for ever. */
function isVoid({ at }: StoredArrival): boolean {
  return Math.abs(Date.now() - at) > lifetime;
}

function isAt(arrival: StoredArrival, path: string): boolean {
  return pathOf(arrival.link) === path && !isVoid(arrival);
}

function takeStored(path: string): Arrival | undefined {
  try {
    const stored = parseArrival(localStorage.getItem(storageKey));
    const isHere = stored !== undefined && isAt(stored, path);
    if (stored === undefined || isHere || isVoid(stored)) localStorage.removeItem(storageKey);
    return isHere ? stored : undefined;
  } catch {
    // Storage blocked: nothing was left.
    return undefined;
  }
}

function parseArrival(text: string | null): StoredArrival | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { link, query, identifier, at } = stored as Readonly<Record<string, unknown>>;
  if (typeof link !== 'string' || typeof query !== 'string' || typeof at !== 'number')
    return undefined;
  return { link, query, at, ...(typeof identifier === 'string' && { identifier }) };
}
