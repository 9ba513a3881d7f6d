import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { colorBootScript } from './colorBoot.ts';
import { parseColorPreference, resolveColorMode } from './colorMode.ts';

const stored = ['light', 'dark', 'auto', 'Dark', 'sepia', '', 'null', '<script>', null] as const;

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['auto', 'auto'],
  // Anything unknown is light.
  ['Dark', 'light'],
  ['sepia', 'light'],
  ['', 'light'],
  [null, 'light'],
])('the preference %j is %s', (value, preference) => {
  expect(parseColorPreference(value)).toBe(preference);
});

test.each([
  ['light', true, 'light'],
  ['light', false, 'light'],
  ['dark', true, 'dark'],
  ['dark', false, 'dark'],
  ['auto', true, 'dark'],
  ['auto', false, 'light'],
] as const)('%s where the system is dark: %s is %s', (preference, systemIsDark, mode) => {
  expect(resolveColorMode(preference, systemIsDark)).toBe(mode);
});

describe('the script in the head', () => {
  interface Browser {
    readonly cookieEnabled: boolean;
    readonly systemIsDark: boolean;
    readonly getItem: (key: string) => string | null;
  }
  /** What it sets `data-prefers-color` to. */
  const run = ({ cookieEnabled, systemIsDark, getItem }: Browser) => {
    const attributes = new Map<string, string>();
    runInNewContext(colorBootScript, {
      navigator: { cookieEnabled },
      localStorage: { getItem },
      matchMedia: (query: string) => ({
        matches: query === '(prefers-color-scheme: dark)' && systemIsDark,
      }),
      document: {
        documentElement: {
          setAttribute: (name: string, value: string) => attributes.set(name, value),
        },
      },
    });
    return attributes.get('data-prefers-color');
  };
  const reading = (value: string | null) => (key: string) =>
    key === 'docs:prefers-color' ? value : null;

  for (const systemIsDark of [true, false]) {
    test.each(stored)(`does as the site does with %j, system dark: ${systemIsDark}`, (value) => {
      expect(run({ cookieEnabled: true, systemIsDark, getItem: reading(value) })).toBe(
        resolveColorMode(parseColorPreference(value), systemIsDark),
      );
    });

    test.each(stored)(`ignores %j without cookies, system dark: ${systemIsDark}`, (value) => {
      expect(run({ cookieEnabled: false, systemIsDark, getItem: reading(value) })).toBe(
        resolveColorMode(parseColorPreference(null), systemIsDark),
      );
    });
  }

  test('is light where storage is blocked', () => {
    const getItem = () => {
      throw new Error('blocked');
    };
    expect(run({ cookieEnabled: true, systemIsDark: true, getItem })).toBe('light');
  });
});
