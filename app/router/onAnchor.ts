import { isShownPage } from '../features/scroll/scrollMemory.ts';
import { hashTarget } from './hashTarget.ts';

/**
 * Calls with the element when the reader goes to an anchor of the page that is shown: by a link to it, the one the
 * address has already included, by back and forward, or by a link that changes the query as well, which is no such
 * thing to the browser. Answers a function that ends it.
 */
export function onAnchor(listener: (target: HTMLElement) => void): () => void {
  const controller = new AbortController();
  const listen = () => {
    const target = isShownPage() ? hashTarget(location.hash) : null;
    if (target !== null) listener(target);
  };
  // The router tells of its own entries with an event of the latter name.
  for (const type of ['popstate', 'pushState'])
    addEventListener(type, listen, { signal: controller.signal });
  return () => controller.abort();
}
