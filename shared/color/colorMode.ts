/** What a reader can prefer. */
export const colorPreferences = ['light', 'dark', 'auto'] as const;
export type ColorPreference = (typeof colorPreferences)[number];

/** What a page is shown in. */
export type ColorMode = 'light' | 'dark';

export const colorStorageKey = 'docs:prefers-color';
export const colorAttribute = 'data-prefers-color';

/** What a reader gets who has said nothing. */
export const defaultColorPreference: ColorPreference = 'light';

/** Reads a stored or given preference; anything unknown is light. */
export function parseColorPreference(value: string | null): ColorPreference {
  if (value === null) return defaultColorPreference;
  return colorPreferences.find((preference) => preference === value) ?? 'light';
}

/** The mode to show. */
export function resolveColorMode(preference: ColorPreference, systemIsDark: boolean): ColorMode {
  if (preference === 'auto') return systemIsDark ? 'dark' : 'light';
  return preference;
}
