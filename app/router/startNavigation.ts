import { navigate } from 'wouter/use-browser-location';
import { locales } from '../../shared/locale/locales.ts';
import { matchLocale } from '../../shared/locale/matchLocale.ts';
import { mayPrefetch } from '../chunk/mayPrefetch.ts';
import { demoResource } from '../features/demo/demoResource.ts';
import { messageResource } from '../features/locale/messageResource.ts';
import { isShownPage, newHistoryState, shownAddress } from '../features/scroll/scrollMemory.ts';
import { pageResource } from '../page/pageResource.ts';
import { expectPath } from '../page/pathAhead.ts';
import { hasModifier } from '../ui/hasModifier.ts';
import { askAgain } from './askedAgain.ts';
import { internalTarget } from './internalTarget.ts';

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a') : null;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.defaultPrevented && !hasModifier(event);
}

/**
 * Makes every link to a page of the site change the page in place, the links inside finished HTML included,
 * and loads a page as soon as a reader seems to want it. Call once, on start.
 */
export function startNavigation(): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (link === null || !isPlainClick(event)) return;
    // An anchor is one of the page on the screen, and whoever goes there stays on it.
    const anchor = link.getAttribute('href');
    if (anchor?.startsWith('#') && !isShownPage()) {
      event.preventDefault();
      navigate(shownAddress(), { state: newHistoryState() });
      // The browser's own way to an anchor takes the focus along.
      location.replace(anchor);
      return;
    }
    const target = internalTarget(link);
    if (target === undefined) return;
    const isSamePage = target.pathname === location.pathname && target.search === location.search;
    // The browser goes to anchors by itself.
    if (isSamePage && isShownPage() && target.hash !== '') return;
    event.preventDefault();
    if (isSamePage) {
      followAgain(target);
      return;
    }
    forgetFailure(target.pathname);
    navigate(target.pathname + target.search + target.hash, { state: newHistoryState() });
  });

  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, followAttention, { passive: true });
}

/** Loads the page whose link a reader turns to and, if they stay with it, has it rendered ahead. */
function followAttention(event: Event): void {
  const link = linkOf(event);
  const target = link !== null && mayPrefetch() ? internalTarget(link) : undefined;
  const path = target?.pathname === location.pathname ? undefined : target?.pathname;
  if (path !== undefined) void pageResource.get(path);
  // What is touched is followed at once, if at all.
  const isTouch =
    event.type === 'touchstart' || (event instanceof PointerEvent && event.pointerType === 'touch');
  if (!isTouch) expectPath(path);
}

/** Follows a link to the address that there is already. */
function followAgain({ pathname, search, hash }: URL): void {
  if (isShownPage()) {
    scrollTo({ top: 0 });
    return;
  }
  // Its page is on its way, or has failed. This is not about the one on the screen.
  if (hash !== location.hash) history.replaceState(history.state, '', pathname + search + hash);
  if (pageResource.peek(pathname)?.kind === 'failed') askAgain();
}

/** What failed to load is asked for again when a reader goes there again. */
function forgetFailure(path: string): void {
  const outcome = pageResource.peek(path);
  if (outcome?.kind === 'failed' || outcome?.kind === 'renewed') pageResource.forget(path);
  // Fetched ahead, a page can have met a fault of the network that is long over.
  if (outcome?.kind === 'page')
    for (const id of Object.keys(outcome.page.demos)) demoResource.forgetFailure(id);
  const { id } = matchLocale(path, locales);
  if (messageResource.peek(id)?.kind === 'failed') messageResource.forget(id);
}
