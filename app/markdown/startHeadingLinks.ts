import { shownAddress } from '../features/scroll/scrollMemory.ts';
import { hasModifier } from '../ui/hasModifier.ts';
import { copiedDuration } from '../ui/useCopied.ts';

/**
 * Makes the link beside a heading copy its address, besides leading there. Its `data-copied-text` is what it
 * says for two seconds afterwards, to the eye and to a screen reader. Call once, on start.
 */
export function startHeadingLinks(): void {
  const status = document.createElement('div');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  document.body.append(status);

  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('.heading-link') : null;
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    if (hasModifier(event)) return;
    // The address is ahead of the page on the screen while another one is on its way, or has failed.
    const { href } = new URL(shownAddress() + link.hash, location.origin);
    navigator.clipboard.writeText(href).then(
      () => {
        link.setAttribute('data-copied', '');
        status.textContent = link.getAttribute('data-copied-text');
        setTimeout(() => {
          link.removeAttribute('data-copied');
          status.textContent = '';
        }, copiedDuration);
      },
      // Without permission nothing is copied, and nothing says that it was; the link leads there all the same.
      () => undefined,
    );
  });
}
