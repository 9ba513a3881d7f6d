import { useLayoutEffect } from 'react';
import { hashTarget } from '../../router/hashTarget.ts';
import { useShownAddress } from '../../router/ShownAddress.ts';
import { enterCurrentEntry, rememberFirstPosition, scrollToPosition } from './scrollMemory.ts';

/**
 * Puts what has just been shown where the reader expects it: as left, at the anchor, or at its top. A new entry on
 * the page that is shown already, of another tab for one, leaves the reader where they are, unless it has an anchor.
 */
export function useScrollPosition(): void {
  const address = useShownAddress();

  // Another address is another place; the window is the browser's.
  useLayoutEffect(() => {
    const { kind, position } = enterCurrentEntry();
    if (kind === 'same-entry') return;
    const target = hashTarget(location.hash);
    if (position !== undefined) scrollToPosition(position);
    else if (target !== null) {
      // The browser has scrolled there while it loaded the document. The reader may have read on since.
      const isDone = kind === 'document' && target.matches(':target');
      if (!isDone) target.scrollIntoView({ behavior: 'instant' });
    } else if (kind === 'other-page') scrollToPosition(0);
    rememberFirstPosition();
  }, [address]);
}
