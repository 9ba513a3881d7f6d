const scrollingKeys: ReadonlySet<string> = new Set([
  ' ',
  'ArrowDown',
  'ArrowUp',
  'End',
  'Home',
  'PageDown',
  'PageUp',
]);

/** Calls once, when the reader scrolls. What arrives late is to leave them where they are. Answers a function that ends it. */
export function onReadOn(listener: () => void): () => void {
  const controller = new AbortController();
  const read = (event: Event) => {
    if (event instanceof KeyboardEvent && !scrollingKeys.has(event.key)) return;
    controller.abort();
    listener();
  };
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, read, { passive: true, signal: controller.signal });
  return () => controller.abort();
}
