import { navigate } from 'wouter/use-browser-location';
import { locales } from '../../shared/locale/locales.ts';
import { matchLocale } from '../../shared/locale/matchLocale.ts';
import { mayPrefetch } from '../chunk/mayPrefetch.ts';
import { messageResource } from '../features/locale/messageResource.ts';
import { isShownPage, newHistoryState } from '../features/scroll/scrollMemory.ts';
import { pageResource } from '../page/pageResource.ts';
import { internalTarget } from './internalTarget.ts';

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a') : null;
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/**
 * Makes every link to a page of the site change the page in place, the links inside finished HTML included,
 * and loads a page as soon as a reader seems to want it. Call once, on start.
 */
export function startNavigation(): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (link === null || !isPlainClick(event)) return;
    const target = internalTarget(link);
    if (target === undefined) return;
    const isSamePage = target.pathname === location.pathname && target.search === location.search;
    // The browser scrolls to anchors by itself.
    if (isSamePage && target.hash !== '') return;
    event.preventDefault();
    if (isSamePage) {
      // The second click of two, on a page that is still on its way, is not about the one on the screen.
      if (isShownPage()) scrollTo({ top: 0 });
      return;
    }
    forgetFailure(target.pathname);
    navigate(target.pathname + target.search + target.hash, { state: newHistoryState() });
  });

  const prefetch = (event: Event) => {
    const link = linkOf(event);
    if (link === null || !mayPrefetch()) return;
    const target = internalTarget(link);
    if (target !== undefined && target.pathname !== location.pathname)
      void pageResource.get(target.pathname);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, prefetch, { passive: true });
}

/** What failed to load is asked for again when a reader goes there again. */
function forgetFailure(path: string): void {
  const page = pageResource.peek(path)?.kind;
  if (page === 'failed' || page === 'renewed') pageResource.forget(path);
  const { id } = matchLocale(path, locales);
  if (messageResource.peek(id)?.kind === 'failed') messageResource.forget(id);
}
