import { codePlaceParameter } from '../../../shared/demo/codePlace.ts';

/** Takes the place in a demo's code out of the address: the reader has moved on, and it shall not come back. */
export function leaveCodePlace(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(codePlaceParameter)) return;
  url.searchParams.delete(codePlaceParameter);
  history.replaceState(history.state, '', url);
}

/**
 * Leaves the place when the reader follows a link to an anchor of the page, which would otherwise take the query
 * along to what may be another demo. Call once, on start.
 */
export function startLeavingCodePlaces(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.getAttribute('href')?.startsWith('#') === true) leaveCodePlace();
    },
    // Before the browser, or anything else, reads the address that the link leads to.
    { capture: true },
  );
}
