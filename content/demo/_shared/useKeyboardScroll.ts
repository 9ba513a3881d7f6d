import { useEffect, useRef } from 'react';

/**
 * Lets the Tab key reach what scrolls in a table, so that the arrow keys can scroll it. rc-table has no
 * prop for attributes of that element. Needed where the cells hold nothing that takes the focus. Give
 * the ref to an element around the table.
 *
 * The type of the ref is inferred, because React 16 and React 19 have different types for it.
 */
export function useKeyboardScroll() {
  const ref = useRef<HTMLDivElement>(null);

  // After every render: another `scroll` or `sticky` can make rc-table replace the element.
  useEffect(() => {
    const scrollers = ref.current?.querySelectorAll('.rc-table-body, .rc-table-content') ?? [];
    for (const scroller of scrollers) {
      const name = scroller.querySelector('table')?.getAttribute('aria-label');
      scroller.setAttribute('tabindex', '0');
      scroller.setAttribute('role', 'group');
      scroller.setAttribute('aria-label', `${name ?? 'Table'}, scrollable`);
    }
  });

  return ref;
}
