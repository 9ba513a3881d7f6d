import type { ShownAddress } from '../router/ShownAddress.ts';
import type { ShownOutcome } from './loadPage.ts';

/** A page to show, and its address. */
export interface AddressedPage {
  readonly outcome: ShownOutcome;
  readonly address: ShownAddress;
}
