import { colorAttribute } from '../../shared/color/colorMode.ts';

/**
 * A standalone demo can be asked for in a colour mode and a direction other than the reader's:
 * `?color=dark&dir=rtl`. Anything else is ignored.
 */
export function applyDemoOptions(query: URLSearchParams): void {
  const color = query.get('color');
  const direction = query.get('dir');
  const root = document.documentElement;
  if (color === 'light' || color === 'dark') root.setAttribute(colorAttribute, color);
  if (direction === 'ltr' || direction === 'rtl') root.dir = direction;
}
