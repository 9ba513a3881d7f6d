import { useSyncExternalStore } from 'react';
import { colorAttribute } from '../../../../shared/color/colorMode.ts';
import type { FrameAppearance } from '../../../../shared/editor/frameMessages.ts';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const attributeFilter = [colorAttribute, 'dir'];
  observer.observe(document.documentElement, { attributes: true, attributeFilter });
  return () => observer.disconnect();
}

/** The colour mode and the direction that the page has. */
export function useAppearance(): FrameAppearance {
  const { documentElement: root } = document;
  const colorMode = useSyncExternalStore(subscribe, () =>
    root.getAttribute(colorAttribute) === 'dark' ? 'dark' : 'light',
  );
  const direction = useSyncExternalStore(subscribe, () => (root.dir === 'rtl' ? 'rtl' : 'ltr'));
  return { colorMode, direction };
}
