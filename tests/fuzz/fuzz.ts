import { expect, test } from 'vitest';
import { createRandom, type Random } from './createRandom.ts';

/** `FUZZ_SEED=7` takes other inputs, and a seed that was printed the same ones again. */
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
/** `FUZZ_FACTOR=100` takes a hundred times as many. */
const factor = Number(process.env['FUZZ_FACTOR'] ?? 1);

interface FuzzOptions {
  /** How many inputs are tried in an ordinary run. */
  readonly cases: number;
  /** What has to hold for every input; it makes its input from `random` and throws if it does not. */
  readonly check: (random: Random) => void | Promise<void>;
}

/** A test that tries many inputs, says how many and with which seed, and names the seed that fails. */
export function fuzz(name: string, { cases, check }: FuzzOptions): void {
  const count = cases * factor;
  test(`${name}: ${count} inputs`, { timeout: 60_000 * factor }, async () => {
    for (let index = 0; index < count; index += 1) {
      // A seed for each input, so that one that fails can be had again without those before it.
      const own = seed + index;
      try {
        await check(createRandom(own));
      } catch (cause) {
        throw new Error(`Input ${index} fails; FUZZ_SEED=${own} begins with it.`, { cause });
      }
    }
    expect(count, 'inputs were tried').toBeGreaterThan(0);
    console.log(`fuzz: ${name}: ${count} inputs from seed ${seed}`);
  });
}
