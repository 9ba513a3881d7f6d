import { useEffect, useRef, useState } from 'react';

/**
 * Follows the inner width of an element, in pixels. Give `ref` to that element. Until it is measured, and on a
 * server, `initialWidth` stands in.
 */
export function useElementWidth(initialWidth: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initialWidth);

  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, width };
}
