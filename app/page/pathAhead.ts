import { isPageAtHand } from './isPageAtHand.ts';
import { pageResource } from './pageResource.ts';

/** How long a pointer or the focus rests on a link before its page is rendered ahead, in milliseconds. */
const restTime = 60;

const listeners = new Set<() => void>();

/** The path of the link that the reader's attention is on. */
let likelyPath: string | undefined;

let pathAhead: string | undefined;

/** The path of the page on the screen. The address is ahead of it while another is being loaded. */
let arrivedPath: string | undefined;

/**
 * Has the page at `path`, which a reader seems about to go to, rendered ahead if they stay with it. It remains until
 * they stay with another or have gone there: crossing the names in a text, which lead to one page, renders it once.
 */
export function expectPath(path: string | undefined): void {
  if (path === likelyPath) return;
  likelyPath = path;
  // The page on the screen is not kept while another takes its place: who comes back to it begins anew.
  if (path === undefined || path === arrivedPath) return;
  setTimeout(async () => {
    if (path !== likelyPath) return;
    await pageResource.get(path);
    // What could not be loaded is not rendered ahead.
    if (path === likelyPath && isPageAtHand(path)) setPathAhead(path);
  }, restTime);
}

/** To be called when the page at `path` is on the screen, and so is no longer ahead. */
export function arriveAt(path: string): void {
  arrivedPath = path;
  if (path === likelyPath) likelyPath = undefined;
  if (path === pathAhead) setPathAhead(undefined);
}

function setPathAhead(path: string | undefined): void {
  pathAhead = path;
  for (const listener of listeners) listener();
}

/** The path of the page to be rendered ahead. */
export function getPathAhead(): string | undefined {
  return pathAhead;
}

export function subscribeToPathAhead(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
