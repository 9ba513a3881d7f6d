import { copiedDuration } from '../ui/useCopied.ts';

/**
 * Makes the copy buttons inside finished HTML work. A button's `data-copy` is what it says for two seconds
 * afterwards. Call once, on start.
 */
export function startCodeCopy(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-copy]') : null;
    const code = button?.parentElement?.querySelector('code')?.textContent;
    if (!button || code === null || code === undefined || button.hasAttribute('data-copied'))
      return;
    const label = button.textContent;
    navigator.clipboard.writeText(code).then(
      () => {
        button.setAttribute('data-copied', '');
        button.setAttribute('aria-live', 'polite');
        button.textContent = button.getAttribute('data-copy');
        setTimeout(() => {
          button.removeAttribute('data-copied');
          button.textContent = label;
        }, copiedDuration);
      },
      // Without permission nothing is copied, and the button does not say that it was.
      () => undefined,
    );
  });
}
