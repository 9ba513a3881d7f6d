/** What a reader can prefer. */
export const colorPreferences = ['light', 'dark', 'auto'] as const;
export type ColorPreference = (typeof colorPreferences)[number];

export const colorStorageKey = 'docs:prefers-color';
export const colorAttribute = 'data-prefers-color';

/** What a reader gets who has said nothing. */
export const defaultColorPreference: ColorPreference = 'light';

/** Reads a stored or given preference; anything unknown is light. */
export function parseColorPreference(value: string | null): ColorPreference {
  if (value === null) return defaultColorPreference;
  return colorPreferences.find((preference) => preference === value) ?? 'light';
}

/** The mode to show: light or dark, never auto. */
export function resolveColorMode(
  preference: ColorPreference,
  systemIsDark: boolean,
): 'light' | 'dark' {
  if (preference === 'auto') return systemIsDark ? 'dark' : 'light';
  return preference;
}
