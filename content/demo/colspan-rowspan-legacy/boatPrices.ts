export interface BoatPrice {
  readonly id: string;
  readonly boat: string;
  readonly time: string;
  /** Euros on weekdays and at the weekend; without a list price it is given on request. */
  readonly list: { readonly weekday: number; readonly weekend: number } | null;
}

/** The prices of one boat stand together. */
export const boatPrices: readonly BoatPrice[] = [
  { id: 'kayak-hour', boat: 'Kayak', time: 'Hour', list: { weekday: 9, weekend: 12 } },
  { id: 'kayak-day', boat: 'Kayak', time: 'Day', list: { weekday: 38, weekend: 45 } },
  { id: 'dinghy-hour', boat: 'Dinghy', time: 'Hour', list: { weekday: 16, weekend: 21 } },
  { id: 'dinghy-day', boat: 'Dinghy', time: 'Day', list: null },
];

/** The first price of a boat spans all of them; for the others the result is 0. */
export function boatRowSpan(price: BoatPrice, index: number): number {
  if (boatPrices[index - 1]?.boat === price.boat) return 0;
  return boatPrices.filter(({ boat }) => boat === price.boat).length;
}
