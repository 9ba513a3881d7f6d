import { stylePartAttribute } from '../../shared/page/styleBoot.ts';
import { loadStyle } from './loadStyle.ts';

/**
 * Waits for the sheets of which the document holds a part: what scripts add to the page may need the rest. A
 * sheet that does not come is asked for once more; without it the page can be used all the same.
 */
export async function completeStyles(): Promise<void> {
  const parts = document.querySelectorAll<HTMLStyleElement>(`style[${stylePartAttribute}]`);
  const addresses = [...parts].map((part) => part.getAttribute(stylePartAttribute) ?? '');
  await Promise.allSettled(addresses.map((address) => loadStyle({ id: 'site', address })));
}
