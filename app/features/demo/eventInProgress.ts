/** The latest event that any element got. */
let latest: Event | undefined;
let isWatching = false;

const remember = (event: Event) => {
  latest = event;
};

/** Begins to follow all events that handlers of elements can listen to. */
export function watchEvents(): void {
  if (isWatching) return;
  isWatching = true;
  const names = Object.keys(HTMLElement.prototype).filter((name) => name.startsWith('on'));
  for (const type of [...names.map((name) => name.slice(2)), 'focusin', 'focusout']) {
    // The event of an error would take the place of the one in which it was thrown.
    if (type !== 'error') addEventListener(type, remember, { capture: true, passive: true });
  }
}

/** The element whose event is being handled at this moment. */
export function targetInProgress(): Element | undefined {
  const isOver = latest === undefined || latest.eventPhase === Event.NONE;
  return !isOver && latest?.target instanceof Element ? latest.target : undefined;
}
