import type { LocaleAddress } from './LocaleEntry.ts';

/**
 * The address of a page in a locale. `key` is the page's address without any locale, e.g. `/demo/simple`.
 * The home page has no name to put a suffix to, so its localized address is `/index<suffix>`.
 */
export function localizePath(key: string, locale: LocaleAddress): string {
  if (locale.suffix === undefined) return key;
  return `${key === '/' ? '/index' : key}${locale.suffix}`;
}

/** The reverse of {@link localizePath}: the page's address without any locale. */
export function pathWithoutLocale(path: string, locale: LocaleAddress): string {
  if (locale.suffix === undefined || !path.endsWith(locale.suffix)) return path;
  const key = path.slice(0, -locale.suffix.length);
  // No page is called by a suffix alone.
  if (key === '/') return path;
  return key === '/index' ? '/' : key;
}
