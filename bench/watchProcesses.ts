import { readdirSync, readFileSync } from 'node:fs';

/** What a process and all that it has started have taken together. */
export interface ProcessUsage {
  /** Processor time, in seconds. */
  readonly cpuSeconds: number;
  /** The most memory that they have held at one time, in bytes; what they share counts once. */
  readonly peakMemory: number;
}

/** Milliseconds between two looks; each takes a few. */
const interval = 200;

/** Linux counts processor time in hundredths of a second for every program, whatever its own clock. */
const tick = 0.01;

/**
 * Watches a process until `stop` is called.
 * @returns `stop`, which answers `undefined` where the system does not tell, as only Linux does in `/proc`.
 */
export function watchProcesses(root: number): () => ProcessUsage | undefined {
  let usage: ProcessUsage | undefined;
  const look = () => {
    const tree = withChildren(root);
    const cpu = tree.map(({ cpuSeconds }) => cpuSeconds);
    const memory = tree.map((item) => item.memory);
    if (tree.length === 0) return;
    usage = {
      cpuSeconds: Math.max(usage?.cpuSeconds ?? 0, sum(cpu)),
      peakMemory: Math.max(usage?.peakMemory ?? 0, sum(memory)),
    };
  };
  const timer = setInterval(look, interval);
  return () => {
    clearInterval(timer);
    return usage;
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface ProcessState {
  /** With what children have taken that have ended. */
  readonly cpuSeconds: number;
  readonly memory: number;
}

/** The process and everything below it; empty once it has ended. */
function withChildren(pid: number): ProcessState[] {
  try {
    const folder = `/proc/${pid}`;
    // The name before the last bracket may hold anything; the state is the third field.
    const fields = readFileSync(`${folder}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = fields.slice(11, 15).map(Number);
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`${folder}/smaps_rollup`, 'utf8'))?.[1];
    const children = readdirSync(`${folder}/task`).flatMap((task) =>
      childrenOf(`${folder}/task/${task}`),
    );
    return [
      { cpuSeconds: sum(ticks) * tick, memory: Number(kilobytes ?? 0) * 1024 },
      ...children.flatMap((child) => withChildren(Number(child))),
    ];
  } catch {
    // It has ended meanwhile, or the system has no such files.
    return [];
  }
}

function childrenOf(task: string): string[] {
  try {
    return readFileSync(`${task}/children`, 'utf8').split(' ').filter(Boolean);
  } catch {
    // The thread has ended meanwhile.
    return [];
  }
}
