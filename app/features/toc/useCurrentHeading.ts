import { useEffect, useState } from 'react';
import type { TocEntry } from '../../../shared/page/PageMeta.ts';

/** A heading counts as read from when it is this close to where a link puts it, in pixels. */
const reach = 24;

/** The id of the heading whose text the reader is in, or `undefined` above the first one. */
export function useCurrentHeading(entries: readonly TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string | undefined>(undefined);

  // Where things are on the screen is known to the document only.
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      // `auto`, where nothing covers the window, is no number.
      const line =
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      // A filter may hide some.
      const headings = entries
        .flatMap(({ id }) => document.getElementById(id) ?? [])
        .filter((heading) => heading.checkVisibility());
      const last =
        isAtEnd && scrollY > 0
          ? headings.at(-1)
          : headings.findLast((heading) => isPassed(heading, line));
      setCurrent(last?.id);
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    schedule();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    // Filters and code that opens move what is below them.
    const observer = new ResizeObserver(schedule);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [entries]);
  return current;
}

/** Whether a heading is where a link to it puts it, or above. `line` is where the window's text begins, in pixels. */
function isPassed(heading: HTMLElement, line: number): boolean {
  const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop);
  return heading.getBoundingClientRect().top <= line + margin + reach;
}
