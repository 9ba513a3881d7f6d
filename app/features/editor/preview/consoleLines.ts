import type { ConsoleEntry, ConsoleLevel } from '../../../../shared/editor/frameMessages.ts';

/** An entry, and how many times in a row it came. */
export interface ConsoleLine extends ConsoleEntry {
  readonly id: number;
  readonly count: number;
}

/** What running code has printed. */
export interface ConsoleLines {
  /** The last of them, oldest first. */
  readonly lines: readonly ConsoleLine[];
  /** How many entries of each level there have been. */
  readonly counts: Readonly<Partial<Record<ConsoleLevel, number>>>;
  /** How many entries are not among `lines` any more, or never were. */
  readonly dropped: number;
  readonly nextId: number;
}

export const emptyConsole: ConsoleLines = { lines: [], counts: {}, dropped: 0, nextId: 0 };

const lineLimit = 200;

/** Adds entries; equal neighbours become one line. */
export function addConsoleEntries(
  before: ConsoleLines,
  entries: readonly ConsoleEntry[],
  dropped: number,
): ConsoleLines {
  const lines = [...before.lines];
  const counts = { ...before.counts };
  let { nextId } = before;
  let lost = before.dropped + dropped;
  for (const { level, text } of entries) {
    counts[level] = (counts[level] ?? 0) + 1;
    const last = lines.at(-1);
    if (last !== undefined && last.level === level && last.text === text) {
      lines[lines.length - 1] = { ...last, count: last.count + 1 };
      continue;
    }
    lines.push({ level, text, count: 1, id: nextId });
    nextId += 1;
    if (lines.length > lineLimit) lost += lines.shift()?.count ?? 0;
  }
  return { lines, counts, dropped: lost, nextId };
}
