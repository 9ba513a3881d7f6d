import { useLayoutEffect } from 'react';
import { hashTarget } from '../../router/hashTarget.ts';
import { useShownAddress } from '../../router/ShownAddress.ts';
import {
  enterCurrentEntry,
  isShownEntry,
  isShownPage,
  rememberFirstPosition,
  scrollToPosition,
} from './scrollMemory.ts';

/**
 * Puts what has just been shown where the reader expects it: as left, at the anchor, or at its top. A new entry on
 * the page that is shown already, of another tab for one, leaves the reader where they are, unless it has an anchor.
 */
export function useScrollPosition(): void {
  const { path, search } = useShownAddress();

  // Path and query are what makes it another place; the window is the browser's.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const isFirst = dataset['started'] === undefined;
    const isOtherPage = !isShownPage();
    const isRewritten = isShownEntry();
    const remembered = enterCurrentEntry();
    if (isRewritten) return;
    const target = hashTarget(location.hash);
    if (remembered !== undefined) scrollToPosition(remembered);
    else if (target !== null) {
      // The browser has scrolled there while it loaded the document. The reader may have read on since.
      if (!isFirst || !target.matches(':target')) target.scrollIntoView({ behavior: 'instant' });
    } else if (isOtherPage && !isFirst) scrollToPosition(0);
    rememberFirstPosition();
    dataset['started'] = '';
  }, [path, search]);
}
