/** Numbers that look random and are the same for the same seed, so that a failure can be had again. */
export interface Random {
  /** A whole number from 0 to `limit - 1`. */
  readonly below: (limit: number) => number;
  /** One of several values. */
  readonly pick: <Value>(values: readonly Value[]) => Value;
  /** `true` in a share of all cases, from 0 to 1. */
  readonly chance: (share: number) => boolean;
}

/** Mulberry32 (Tommy Ettinger, public domain): small, and evenly spread enough to choose test cases by. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick(values) {
      if (values.length === 0) throw new Error('There is nothing to pick from.');
      return values[below(values.length)] as (typeof values)[number];
    },
    chance: (share) => next() < share,
  };
}
