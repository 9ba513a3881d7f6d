import { tabAttribute, tabIds, tabParameter } from './tabParameter.ts';

/**
 * Names the tab that the address asks for. The HTML is the same for every query, so without it a page opened at
 * another tab would show its own text first.
 */
export const tabBootScript = `if(location.search)document.documentElement.setAttribute(${JSON.stringify(tabAttribute)},new URLSearchParams(location.search).get(${JSON.stringify(tabParameter)})||"")`;

/** Shows the panel that {@link tabBootScript} has found, until the page takes over. */
export function tabBootStyle(keys: readonly string[]): string {
  return keys
    .map((key) => {
      const chosen = `html[${tabAttribute}="${key}"]`;
      return `${chosen} #${tabIds(undefined).panel}{display:none}${chosen} #${tabIds(key).panel}{display:block}`;
    })
    .join('');
}
