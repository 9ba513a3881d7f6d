import { useEffect, useState } from 'react';
import type { TocEntry } from '../../../shared/page/PageMeta.ts';

/** A heading counts as read from when it is this close to the header, in pixels. */
const reach = 24;

/** The id of the heading whose text the reader is in, or `undefined` above the first one. */
export function useCurrentHeading(entries: readonly TocEntry[]): string | undefined {
  const [current, setCurrent] = useState<string | undefined>(undefined);

  // Where things are on the screen is known to the document only.
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const passed = entries.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
        return top <= (Number.isNaN(line) ? 0 : line) + reach;
      });
      const last = isAtEnd && scrollY > 0 ? entries.at(-1) : passed.at(-1);
      setCurrent(last?.id);
    };
    const schedule = () => {
      if (frame === 0) frame = requestAnimationFrame(update);
    };
    schedule();
    addEventListener('scroll', schedule, { passive: true });
    addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', schedule);
      removeEventListener('resize', schedule);
    };
  }, [entries]);
  return current;
}
