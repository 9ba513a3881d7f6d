import { type ConsoleEntry, consoleLevels } from '../../shared/editor/frameMessages.ts';
import { formatArguments } from './formatValue.ts';

/** How many entries go to the page at once; the rest is only counted. */
const batchLimit = 200;
const batchDelay = 50;

type Send = (batch: {
  readonly entries: readonly ConsoleEntry[];
  readonly dropped: number;
}) => void;

/** Sends on what is printed to the console, in batches. Answers a function that adds an entry of one's own. */
export function captureConsole(send: Send): (entry: ConsoleEntry) => void {
  let entries: ConsoleEntry[] = [];
  let dropped = 0;
  const flush = () => {
    send({ entries, dropped });
    entries = [];
    dropped = 0;
  };
  const add = (entry: ConsoleEntry) => {
    if (entries.length === 0) setTimeout(flush, batchDelay);
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
  return add;
}
