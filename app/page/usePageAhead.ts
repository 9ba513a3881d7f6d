import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import type { PageData } from '../../shared/page/PageData.ts';
import type { ShownAddress } from '../router/ShownAddress.ts';
import { isPageAtHand } from './isPageAtHand.ts';
import type { ShownOutcome } from './loadPage.ts';
import { pageResource } from './pageResource.ts';
import { getPathAhead, subscribeToPathAhead } from './pathAhead.ts';

const nowhere = () => undefined;

interface PageAhead {
  readonly outcome: ShownOutcome;
  readonly address: ShownAddress;
}

/** The page that a reader seems about to go to from the one that is shown, once all of it is loaded. */
export function usePageAhead(shown: PageData): PageAhead | undefined {
  const path = useDeferredValue(useSyncExternalStore(subscribeToPathAhead, getPathAhead, nowhere));
  return useMemo(() => {
    if (path === undefined || path === shown.path || !isPageAtHand(path)) return undefined;
    const outcome = pageResource.peek(path);
    // One of another language would have some of its texts in the language that is shown.
    const isRendered = outcome?.kind === 'page' && outcome.page.localeId === shown.localeId;
    return isRendered ? { outcome, address: { path, search: '' } } : undefined;
  }, [path, shown]);
}
