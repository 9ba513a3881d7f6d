import type { Random } from './createRandom.ts';
import { builtInNames, hostileText } from './hostileText.ts';

/** Any value that a message or, as JSON, a store could hold. `fields` are names that the reader looks for. */
export function hostileValue(random: Random, fields: readonly string[], depth = 3): unknown {
  const kind = random.below(depth > 0 ? 10 : 8);
  switch (kind) {
    case 0:
      return null;
    case 1:
      return random.chance(0.5);
    case 2:
      return random.pick([
        0,
        -1,
        0.5,
        1e308,
        -1e308,
        Number.NaN,
        Number.POSITIVE_INFINITY,
        2 ** 53,
      ]);
    case 3:
      return undefined;
    case 4:
    case 5:
    case 6:
      return hostileText(random, 2);
    case 7:
      return random.pick(fields);
    case 8:
      return Array.from({ length: random.below(4) }, () => hostileValue(random, fields, depth - 1));
    default:
      return hostileObject(random, fields, depth);
  }
}

function hostileObject(random: Random, fields: readonly string[], depth: number): unknown {
  const value = {};
  for (let left = random.below(5) + 1; left > 0; left -= 1) {
    const name = random.chance(0.8) ? random.pick(fields) : random.pick(builtInNames);
    // As `JSON.parse` does it: a property of its own even if the name is `__proto__`.
    Object.defineProperty(value, name, {
      value: hostileValue(random, fields, depth - 1),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return value;
}

/** A text that is JSON, or was. */
export function hostileJson(random: Random, fields: readonly string[]): string {
  if (random.chance(0.1)) return hostileText(random);
  const text = JSON.stringify(hostileValue(random, fields)) ?? '';
  return random.chance(0.1) ? text.slice(0, random.below(text.length + 1)) : text;
}
