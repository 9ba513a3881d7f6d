import { useDeferredValue } from 'react';
import { useIsHydrated } from './useIsHydrated.ts';

const always = () => true;

/**
 * Whether what does not show at first is to be rendered. A document has all of it; in what is made in the browser it
 * follows what shows, if it may.
 */
export function useHasRest(mayFollow: () => boolean = always): boolean {
  const isHydrated = useIsHydrated();
  return useDeferredValue(true, !isHydrated || !mayFollow());
}
