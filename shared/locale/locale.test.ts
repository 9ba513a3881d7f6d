import { describe, expect, test } from 'vitest';
import type { LocaleAddress } from './LocaleEntry.ts';
import { locales } from './locales.ts';
import { localizePath, pathWithoutLocale } from './localizePath.ts';
import { matchLocale } from './matchLocale.ts';

const [english, chinese] = locales;

describe('the locale of a path', () => {
  test.each([
    // An entry with a suffix matches a path that ends in it.
    ['/demo/simple-cn', 'zh-CN'],
    ['/index-cn', 'zh-CN'],
    ['/~demos/simple-cn', 'zh-CN'],
    ['/nowhere-cn', 'zh-CN'],
    // An entry without one matches a path under its base.
    ['/', 'en-US'],
    ['/demo/simple', 'en-US'],
    ['/index', 'en-US'],
    ['/demo-cn/simple', 'en-US'],
    ['/cn', 'en-US'],
    ['', 'en-US'],
  ])('%s is %s', (path, id) => {
    expect(matchLocale(path, locales).id).toBe(id);
  });

  const entries = [
    { id: 'en', name: 'English', base: '/' },
    { id: 'fr', name: 'Français', base: '/fr' },
    { id: 'fr-CA', name: 'Québécois', base: '/fr/ca/' },
    { id: 'old', name: 'Old', base: '/', suffix: '-old' },
  ] as const satisfies readonly LocaleAddress[];

  test.each([
    // The last match wins.
    ['/fr', 'fr'],
    ['/fr/', 'fr'],
    ['/fr/demo', 'fr'],
    ['/fr/ca', 'fr-CA'],
    ['/fr/ca/demo', 'fr-CA'],
    ['/fr/ca/demo-old', 'old'],
    // A base is a folder, not the beginning of a word.
    ['/france', 'en'],
    ['/fr/canada', 'fr'],
  ])('%s is %s where bases lie in one another', (path, id) => {
    expect(matchLocale(path, entries).id).toBe(id);
  });

  test('is the first one’s when none matches', () => {
    expect(matchLocale('/elsewhere', [entries[1], entries[2]]).id).toBe('fr');
  });
});

describe('the address of a page in a locale', () => {
  test.each([
    ['/', '/', '/index-cn'],
    ['/demo', '/demo', '/demo-cn'],
    ['/demo/simple', '/demo/simple', '/demo/simple-cn'],
  ])('%s is %s and %s', (key, inEnglish, inChinese) => {
    expect(localizePath(key, english)).toBe(inEnglish);
    expect(localizePath(key, chinese)).toBe(inChinese);
    expect(pathWithoutLocale(inEnglish, english)).toBe(key);
    expect(pathWithoutLocale(inChinese, chinese)).toBe(key);
  });

  test('a path of another locale is left as it is', () => {
    expect(pathWithoutLocale('/demo/simple', chinese)).toBe('/demo/simple');
    expect(pathWithoutLocale('/demo/simple-cn', english)).toBe('/demo/simple-cn');
  });
});
