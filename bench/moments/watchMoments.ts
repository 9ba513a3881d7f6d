import type { Moments } from './measureMoments.ts';

declare global {
  interface Window {
    /** What the page has shown so far. */
    moments: () => Moments;
  }
}

/** Runs in the page before anything of its own. It refers to nothing outside itself, because it is sent as text. */
export function watchMoments(isClicked: boolean): void {
  let table = Number.NaN;
  let click = Number.NaN;
  const longTasks: PerformanceEntry[] = [];
  let shift = 0;
  let expandedAtFirst: string | null = null;

  const observe = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type,
      buffered: true,
    });
  observe('longtask', (entry) => {
    longTasks.push(entry);
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    if (!hadRecentInput) shift += value;
  });

  /** A task after a frame runs when the frame is on its way to the screen. */
  const afterPaint = (then: () => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    channel.port2.postMessage(undefined);
  };
  const watchTable = () => {
    const cell = document.querySelector('[data-demo] tbody tr:not([aria-hidden]) td');
    const isShown = cell !== null && cell.getBoundingClientRect().height > 0;
    if (!isShown) requestAnimationFrame(watchTable);
    else
      afterPaint(() => {
        table = performance.now();
      });
  };
  requestAnimationFrame(watchTable);

  const watchClick = () => {
    const button = document.querySelector<HTMLButtonElement>('[data-demo] button[aria-expanded]');
    if (button !== null) {
      expandedAtFirst ??= button.ariaExpanded;
      if (button.ariaExpanded !== expandedAtFirst) {
        click = performance.now();
        return;
      }
      button.click();
      // An answer within the click is seen here, one that React gives a little later in the next turn.
      if (button.ariaExpanded !== expandedAtFirst) {
        click = performance.now();
        return;
      }
    }
    setTimeout(watchClick, 16);
  };
  if (isClicked) setTimeout(watchClick, 16);

  const blockingFrom = (begin: number) =>
    longTasks
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, begin))
      .reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
  window.moments = () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return {
      table,
      click,
      blocking: blockingFrom(paint?.startTime ?? 0),
      blockingInAll: blockingFrom(0),
      shift,
    };
  };
}
