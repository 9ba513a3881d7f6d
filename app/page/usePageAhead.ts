import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { PageData } from '../../shared/page/PageData.ts';
import { afterPaint } from '../ui/afterPaint.ts';
import type { AddressedPage } from './AddressedPage.ts';
import { isPageAtHand } from './isPageAtHand.ts';
import { pageResource } from './pageResource.ts';
import { arriveAt, getPathAhead, subscribeToPathAhead } from './pathAhead.ts';

const nowhere = () => undefined;

/** The page that a reader seems about to go to from the one that is shown. */
export function usePageAhead(shown: PageData): AddressedPage | undefined {
  const path = useDeferredValue(useSyncExternalStore(subscribeToPathAhead, getPathAhead, nowhere));

  // Where a reader is about to go is known outside React. That they are there is nothing to hold up the page for.
  useEffect(() => afterPaint(() => arriveAt(shown.path)), [shown.path]);

  return useMemo(() => {
    // It has been loaded before it is named here; what could not be loaded is not rendered ahead.
    if (path === undefined || path === shown.path || !isPageAtHand(path)) return undefined;
    const outcome = pageResource.peek(path);
    // One of another language would have some of its texts in the language that is shown.
    const isRendered = outcome?.kind === 'page' && outcome.page.localeId === shown.localeId;
    return isRendered ? { outcome, address: { path, search: '' } } : undefined;
  }, [path, shown]);
}
