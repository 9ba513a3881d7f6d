import { type ConsoleEntry, consoleLevels } from '../../shared/editor/frameMessages.ts';
import { formatArguments } from './formatValue.ts';

/** How many entries go to the page at once; the rest is only counted. */
const batchLimit = 200;
const batchDelay = 50;

type Send = (batch: {
  readonly entries: readonly ConsoleEntry[];
  readonly dropped: number;
}) => void;

interface CapturedConsole {
  /** Adds an entry of one's own. */
  readonly add: (entry: ConsoleEntry) => void;
  /** Sends what is waiting at once. */
  readonly flush: () => void;
}

/** Sends on what is printed to the console, in batches. */
export function captureConsole(send: Send): CapturedConsole {
  let entries: ConsoleEntry[] = [];
  let dropped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (entries.length === 0) return;
    send({ entries, dropped });
    entries = [];
    dropped = 0;
  };
  const add = (entry: ConsoleEntry) => {
    if (entries.length === 0) timer = setTimeout(flush, batchDelay);
    if (entries.length < batchLimit) entries.push(entry);
    else dropped += 1;
  };
  for (const level of consoleLevels) {
    const print = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      print(...values);
      add({ level, text: formatArguments(values) });
    };
  }
  return { add, flush };
}
