import { useSyncExternalStore } from 'react';
import {
  type ColorPreference,
  colorPreferences,
  defaultColorPreference,
  parseColorPreference,
} from '../../../shared/color/colorMode.ts';
import { useMessage } from '../locale/useMessage.ts';
import {
  getColorPreference,
  setColorPreference,
  subscribeToColorPreference,
} from './colorModeStore.ts';

/** A sun, a moon, and a disc that is half of each. */
const icons: Readonly<Record<ColorPreference, string>> = {
  light:
    'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6 16 16M16 4l-1.4 1.4M5.4 14.6 4 16',
  dark: 'M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5z',
  auto: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 3v14M10 6l4-1M10 10h7M10 14l4 1',
};

/** Light, dark, or as the system says. */
export function ColorModeSwitch() {
  const message = useMessage();
  const preference = useSyncExternalStore(
    subscribeToColorPreference,
    getColorPreference,
    () => defaultColorPreference,
  );
  return (
    <span className="color-mode">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={icons[preference]} />
      </svg>
      <select
        className="select"
        data-needs-script
        aria-label={message('color-mode.label')}
        value={preference}
        onChange={(event) => setColorPreference(parseColorPreference(event.target.value))}
      >
        {colorPreferences.map((option) => (
          <option key={option} value={option}>
            {message(`color-mode.${option}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
