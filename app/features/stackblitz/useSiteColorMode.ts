import { useSyncExternalStore } from 'react';
import { colorAttribute } from '../../../shared/color/colorMode.ts';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [colorAttribute] });
  return () => observer.disconnect();
}

/** The colour mode that is shown now, whoever has set it. Only for what is never rendered on the server. */
export function useSiteColorMode(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, () =>
    document.documentElement.getAttribute(colorAttribute) === 'dark' ? 'dark' : 'light',
  );
}
