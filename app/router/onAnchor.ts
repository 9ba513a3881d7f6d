import { isShownPage } from '../features/scroll/scrollMemory.ts';

/**
 * Calls when the reader goes to an anchor of the page that is shown: by a link to it, the one the address has already
 * included, by back and forward, or by a link that changes the query as well, which is no such thing to the browser.
 * Answers a function that ends it.
 */
export function onAnchor(listener: () => void): () => void {
  const listen = () => {
    if (isShownPage() && location.hash !== '') listener();
  };
  // The router tells of its own entries with an event of this name.
  for (const type of ['popstate', 'pushState']) addEventListener(type, listen);
  return () => {
    for (const type of ['popstate', 'pushState']) removeEventListener(type, listen);
  };
}
