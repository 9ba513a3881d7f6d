import type { Page } from '@playwright/test';

/** What goes on in a page that could go on after whoever began it has gone. */
interface Activity {
  /** Listeners of the window, the document, its root and its body, by event. */
  readonly listeners: Readonly<Record<string, number>>;
  readonly intervals: number;
  readonly timeouts: number;
  readonly frames: number;
  readonly observers: number;
}

/** Begins to count, in every document that the page loads from now on. */
export async function startCounting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listeners = new Map<string, Set<unknown>>();
    const keyOf = (target: EventTarget, type: string, options: unknown) => {
      const capture =
        typeof options === 'object' ? (options as AddEventListenerOptions)?.capture : options;
      return `${target === window ? 'window' : (target as Node).nodeName} ${type} ${capture === true}`;
    };
    const isShared = (target: unknown) =>
      target === undefined ||
      target === window ||
      target === document ||
      target === document.documentElement ||
      target === document.body;
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const target = this ?? window;
      addEventListener.call(target, type, listener, options);
      if (!isShared(target) || listener === null) return;
      const key = keyOf(target, type, options);
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      const { signal, once } = typeof options === 'object' ? options : {};
      const remove = () => known.delete(listener);
      if (signal !== undefined) addEventListener.call(signal, 'abort', remove);
      if (once === true) addEventListener.call(target, type, remove, { once });
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      const target = this ?? window;
      removeEventListener.call(target, type, listener, options);
      if (isShared(target)) listeners.get(keyOf(target, type, options))?.delete(listener);
    };

    const timers = { intervals: new Set<number>(), timeouts: new Set<number>() };
    const { setInterval, setTimeout, clearInterval, clearTimeout } = window;
    const frames = new Set<number>();
    const clear = (id: number | undefined) => {
      if (id === undefined) return;
      timers.intervals.delete(id);
      timers.timeouts.delete(id);
    };
    Object.assign(window, {
      setInterval(handler: TimerHandler, delay?: number, ...rest: unknown[]) {
        const id = setInterval(handler, delay, ...rest);
        timers.intervals.add(id);
        return id;
      },
      setTimeout(handler: () => void, delay?: number, ...rest: unknown[]) {
        const id: number = setTimeout(() => {
          timers.timeouts.delete(id);
          Reflect.apply(handler, window, rest);
        }, delay);
        timers.timeouts.add(id);
        return id;
      },
      clearInterval(id?: number) {
        clearInterval(id);
        clear(id);
      },
      clearTimeout(id?: number) {
        clearTimeout(id);
        clear(id);
      },
    });
    const { requestAnimationFrame, cancelAnimationFrame } = window;
    window.requestAnimationFrame = (callback) => {
      const id = requestAnimationFrame((time) => {
        frames.delete(id);
        callback(time);
      });
      frames.add(id);
      return id;
    };
    window.cancelAnimationFrame = (id) => {
      cancelAnimationFrame(id);
      frames.delete(id);
    };

    const observers = new Map<unknown, Set<Node>>();
    interface Observing {
      observe(target: Node, options?: unknown): void;
      unobserve?(target: Node): void;
      disconnect(): void;
    }
    for (const type of [ResizeObserver, MutationObserver, IntersectionObserver]) {
      const prototype = type.prototype as Observing;
      const { observe, unobserve, disconnect } = prototype;
      prototype.observe = function (target, given) {
        observers.set(this, (observers.get(this) ?? new Set()).add(target));
        observe.call(this, target, given);
      };
      if (unobserve !== undefined)
        prototype.unobserve = function (target) {
          observers.get(this)?.delete(target);
          unobserve.call(this, target);
        };
      prototype.disconnect = function () {
        observers.delete(this);
        disconnect.call(this);
      };
    }

    Object.assign(window, {
      countActivity: (): Activity => ({
        listeners: Object.fromEntries(
          [...listeners]
            .map(([key, known]) => [key, known.size] as const)
            .filter(([, size]) => size > 0)
            .sort(),
        ),
        intervals: timers.intervals.size,
        timeouts: timers.timeouts.size,
        frames: frames.size,
        // Of what is in the document; nothing happens to anything else.
        observers: [...observers.values()].filter((targets) =>
          [...targets].some((target) => target.isConnected),
        ).length,
      }),
    });
  });
}

/** What goes on in the page now. */
export function countActivity(page: Page): Promise<Activity> {
  return page.evaluate(() =>
    (window as unknown as { countActivity: () => Activity }).countActivity(),
  );
}
