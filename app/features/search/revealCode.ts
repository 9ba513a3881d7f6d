import { onReadOn } from '../scroll/onReadOn.ts';

/** Code that has not come by then is not waited for, in milliseconds. */
const patience = 10_000;

/**
 * Opens the code of the demo that `target` belongs to, at the file that has `identifier`, and hands that file over.
 * Says whether the reader has scrolled while it was on its way.
 */
export function revealCode(
  target: Element,
  identifier: string,
  onCode: (code: Element, hasReadOn: boolean) => void,
): void {
  const demo = target.closest('[data-demo]');
  if (demo === null) return;
  for (const button of demo.querySelectorAll<HTMLElement>(
    '[aria-controls][aria-expanded="false"]',
  )) {
    const controlled = document.getElementById(button.getAttribute('aria-controls') ?? '');
    if (controlled?.matches('.demo-source')) button.click();
  }
  let hasReadOn = false;
  const endWatch = onReadOn(() => {
    hasReadOn = true;
  });
  const tryNow = () => {
    const code = [...demo.querySelectorAll('.demo-source code')].find((candidate) =>
      candidate.textContent?.includes(identifier),
    );
    if (code === undefined) return false;
    const panel = code.closest('[role="tabpanel"]');
    if (panel !== null)
      demo
        .querySelector<HTMLElement>(`[role="tab"][aria-controls="${CSS.escape(panel.id)}"]`)
        ?.click();
    endWatch();
    onCode(code, hasReadOn);
    return true;
  };
  if (tryNow()) return;
  // The code is loaded when it is asked for.
  const observer = new MutationObserver(() => {
    if (tryNow()) observer.disconnect();
  });
  observer.observe(demo, { childList: true, subtree: true });
  setTimeout(() => {
    observer.disconnect();
    endWatch();
  }, patience);
}
