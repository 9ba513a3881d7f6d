import { decodeAddress } from '../../shared/route/decodeAddress.ts';

/** The element that a hash, with its sign, names. A hash is anything that a reader or another site has written. */
export function hashTarget(hash: string): HTMLElement | null {
  return hash.length < 2 ? null : document.getElementById(decodeAddress(hash.slice(1)));
}
