/** The elements of rc-table that scroll. */
const scrollers = '.rc-table-content, .rc-table-body';
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const mark = 'data-made-reachable';

function overflows(element: Element): boolean {
  return (
    element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
  );
}

function update(stage: Element): void {
  for (const element of stage.querySelectorAll(scrollers)) {
    const isOurs = element.hasAttribute(mark);
    if (!isOurs && element.hasAttribute('tabindex')) continue;
    const needsHelp = overflows(element) && element.querySelector(focusable) === null;
    if (needsHelp === isOurs) continue;
    if (needsHelp) {
      element.setAttribute(mark, '');
      element.setAttribute('tabindex', '0');
    } else {
      element.removeAttribute(mark);
      element.removeAttribute('tabindex');
    }
  }
}

/**
 * Lets the keyboard reach what scrolls in a demo's tables. Whether a table scrolls depends on the room that
 * the page gives it, and rc-table has no prop for the element, so a demo cannot see to it by itself.
 * Answers a function that stops it.
 */
export function keepScrollersReachable(stage: Element): () => void {
  let frame = 0;
  const schedule = () => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      update(stage);
    });
  };
  // Calls at once, too, when the browser has laid out the page; asked any earlier it would do so twice.
  const sizes = new ResizeObserver(() => update(stage));
  const contents = new MutationObserver(schedule);
  sizes.observe(stage);
  contents.observe(stage, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    contents.disconnect();
  };
}
