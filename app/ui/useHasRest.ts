import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint.ts';
import { useIsHydrated } from './useIsHydrated.ts';

const always = () => true;

/**
 * Whether what does not show at first is to be rendered. A document has all of it; in what is made in the browser it
 * follows what shows once that has been painted, if it may.
 */
export function useHasRest(mayFollow: () => boolean = always): boolean {
  const isHydrated = useIsHydrated();
  const [hasRest, setHasRest] = useState(() => !isHydrated || !mayFollow());
  // What may follow when it is rendered ahead may be needed at once when it is shown.
  if (!hasRest && !mayFollow()) setHasRest(true);
  // When it paints is the browser's affair, which React does not tell.
  useEffect(() => afterPaint(() => startTransition(() => setHasRest(true))), []);
  return hasRest;
}
