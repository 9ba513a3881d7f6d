/** The elements of rc-table that scroll. */
const scrollers = '.rc-table-content, .rc-table-body';
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';
const mark = 'data-made-reachable';

function overflows(element: Element): boolean {
  return (
    element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
  );
}

function update(scroller: Element): void {
  const isOurs = scroller.hasAttribute(mark);
  if (!isOurs && scroller.hasAttribute('tabindex')) return;
  const needsHelp = overflows(scroller) && scroller.querySelector(focusable) === null;
  if (needsHelp === isOurs) return;
  if (needsHelp) {
    scroller.setAttribute(mark, '');
    scroller.setAttribute('tabindex', '0');
  } else {
    scroller.removeAttribute(mark);
    scroller.removeAttribute('tabindex');
  }
}

/**
 * Lets the keyboard reach what scrolls in a demo's tables. Whether a table scrolls depends on the room that
 * the page gives it, and rc-table has no prop for the element, so a demo cannot see to it by itself.
 * Answers a function that stops it.
 */
export function keepScrollersReachable(stage: Element): () => void {
  const updateAll = () => stage.querySelectorAll(scrollers).forEach(update);
  // Calls at once, too, when the browser has laid out the page; asked any earlier it would do so twice.
  const sizes = new ResizeObserver(updateAll);
  const watched = new WeakSet<Element>();
  const watch = (element: Element | null) => {
    // Observed again, an element's size would be reported again.
    if (element === null || watched.has(element)) return;
    watched.add(element);
    sizes.observe(element);
  };
  const watchAll = () => {
    for (const scroller of stage.querySelectorAll(scrollers)) {
      watch(scroller);
      watch(scroller.firstElementChild);
    }
  };
  let frame = 0;
  const contents = new MutationObserver(() => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      updateAll();
      watchAll();
    });
  });
  watchAll();
  contents.observe(stage, { childList: true, subtree: true });
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    contents.disconnect();
  };
}
