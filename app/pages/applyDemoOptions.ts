import { requestColorMode } from '../features/color-mode/colorModeStore.ts';

/**
 * A standalone demo can be asked for in a colour mode and a direction other than the reader's:
 * `?color=dark&dir=rtl`. Anything else is ignored.
 */
export function applyDemoOptions(query: URLSearchParams): void {
  const color = query.get('color');
  const direction = query.get('dir');
  if (color === 'light' || color === 'dark') requestColorMode(color);
  if (direction === 'ltr' || direction === 'rtl') document.documentElement.dir = direction;
}
