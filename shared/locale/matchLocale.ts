import type { LocaleAddress } from './LocaleEntry.ts';

function isUnder(path: string, base: string): boolean {
  const folder = base.endsWith('/') ? base : `${base}/`;
  return path === base || `${path}/`.startsWith(folder);
}

/**
 * The locale of a path: an entry with a suffix matches a path that ends in it, one without matches a path
 * under its base. The last match wins; with no match it is the first entry.
 */
export function matchLocale<Entries extends readonly [LocaleAddress, ...LocaleAddress[]]>(
  path: string,
  entries: Entries,
): Entries[number] {
  const matching = entries.filter((entry) =>
    entry.suffix === undefined ? isUnder(path, entry.base) : path.endsWith(entry.suffix),
  );
  return matching.at(-1) ?? entries[0];
}
