import {
  type ColorMode,
  type ColorPreference,
  colorAttribute,
  colorStorageKey,
  defaultColorPreference,
  parseColorPreference,
  resolveColorMode,
} from '../../../shared/color/colorMode.ts';

const listeners = new Set<() => void>();
let preference: ColorPreference = defaultColorPreference;
/** What the document was asked for in, whatever the reader prefers. */
let requested: ColorMode | undefined;

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** The stored preference; the default where storage is switched off with the cookies, or blocked. */
function readStored(): ColorPreference {
  try {
    return navigator.cookieEnabled
      ? parseColorPreference(localStorage.getItem(colorStorageKey))
      : defaultColorPreference;
  } catch {
    // A browser that blocks storage throws on access; the reader then keeps the default.
    return defaultColorPreference;
  }
}

function store(value: ColorPreference): void {
  if (!navigator.cookieEnabled) return;
  try {
    localStorage.setItem(colorStorageKey, value);
  } catch {
    // Storage blocked or full: the choice holds for this page only.
  }
}

function apply(): void {
  document.documentElement.setAttribute(
    colorAttribute,
    requested ?? resolveColorMode(preference, systemIsDark().matches),
  );
}

/** Begins to follow the system, other tabs and the stored preference. Call once, on start. */
export function startColorMode(): void {
  preference = readStored();
  apply();
  systemIsDark().addEventListener('change', apply);
  addEventListener('storage', (event) => {
    if (event.key !== colorStorageKey && event.key !== null) return;
    preference = readStored();
    apply();
    for (const listener of listeners) listener();
  });
}

/** Shows this document in a mode of its own. */
export function requestColorMode(mode: ColorMode): void {
  requested = mode;
  apply();
}

export function setColorPreference(value: ColorPreference): void {
  preference = value;
  store(value);
  apply();
  for (const listener of listeners) listener();
}

export function getColorPreference(): ColorPreference {
  return preference;
}

export function subscribeToColorPreference(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
