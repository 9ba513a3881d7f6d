import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** `false` while the server's markup is being taken over, `true` afterwards and on a page made in the browser. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
