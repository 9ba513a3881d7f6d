import { copiedDuration } from '../../ui/useCopied.ts';
import { shownAddress } from '../scroll/scrollMemory.ts';

/**
 * Makes the buttons work that copy the address of a place on the page: `data-copy-link` is the place's
 * anchor, `data-copied` what the button says for two seconds afterwards. Call once, on start.
 */
export function startLinkCopy(): void {
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest('[data-copy-link]') : null;
    if (!button || button.hasAttribute('data-is-copied')) return;
    const address = new URL(shownAddress(), location.origin);
    address.search = '';
    address.hash = button.getAttribute('data-copy-link') ?? '';
    // Read now: a second click may come before the first has copied.
    const { textContent } = button;
    const label = button.getAttribute('aria-label') ?? '';
    navigator.clipboard.writeText(address.href).then(
      () => {
        const copied = button.getAttribute('data-copied') ?? '';
        button.setAttribute('data-is-copied', '');
        button.setAttribute('aria-live', 'polite');
        button.setAttribute('aria-label', copied);
        button.textContent = copied;
        setTimeout(() => {
          button.removeAttribute('data-is-copied');
          button.setAttribute('aria-label', label);
          button.textContent = textContent;
        }, copiedDuration);
      },
      // Without permission nothing is copied, and the button does not say that it was.
      () => undefined,
    );
  });
}
