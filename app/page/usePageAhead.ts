import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import { afterPaint } from '../ui/afterPaint.ts';
import type { AddressedPage } from './AddressedPage.ts';
import { pageResource } from './pageResource.ts';
import { arriveAt, getPathAhead, subscribeToPathAhead } from './pathAhead.ts';

const nowhere = () => undefined;

/** The page that a reader seems about to go to from the one that is shown. */
export function usePageAhead({ outcome, address }: AddressedPage): AddressedPage | undefined {
  const path = useDeferredValue(useSyncExternalStore(subscribeToPathAhead, getPathAhead, nowhere));
  const { page } = outcome;

  // Where a reader is about to go is known outside React. That they are there is nothing to hold up the page for.
  useEffect(() => afterPaint(() => arriveAt(address.path)), [address.path]);

  return useMemo(() => {
    const ahead = path === undefined ? undefined : pageResource.peek(path);
    if (path === undefined || ahead?.kind !== 'page' || ahead.page.path === page.path) return;
    // One of another language would have some of its texts in the language that is shown.
    if (ahead.page.localeId !== page.localeId) return;
    return { outcome: ahead, address: { path, search: '' } };
  }, [path, page]);
}
