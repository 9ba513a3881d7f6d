import { useLayoutEffect } from 'react';
import { hashTarget } from '../../router/hashTarget.ts';
import { enterCurrentEntry, scrollToPosition } from './scrollMemory.ts';

/** Puts a page that has just been shown where the reader expects it: as left, at the anchor, or at its top. */
export function useScrollPosition(path: string): void {
  // The path is what makes it another page.
  useLayoutEffect(() => {
    const remembered = enterCurrentEntry();
    const target = hashTarget(location.hash);
    if (remembered !== undefined) scrollToPosition(remembered);
    else if (target !== null) target.scrollIntoView({ behavior: 'instant' });
    else if (document.documentElement.dataset['started'] !== undefined) scrollToPosition(0);
    document.documentElement.dataset['started'] = '';
  }, [path]);
}
