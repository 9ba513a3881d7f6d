import { createContext, useContext } from 'react';
import { assert } from '../../shared/assert.ts';

/** The address of what is on the screen. The browser's own is ahead of it while a page is being loaded. */
export interface ShownAddress {
  readonly path: string;
  /** The query, without its question mark. */
  readonly search: string;
}

const ShownAddressContext = createContext<ShownAddress | undefined>(undefined);

export const ShownAddressProvider = ShownAddressContext.Provider;

/** @throws Error outside the routes. */
export function useShownAddress(): ShownAddress {
  const address = useContext(ShownAddressContext);
  assert(address, 'useShownAddress needs the routes around it.');
  return address;
}
