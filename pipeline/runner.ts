import path from 'node:path';

/** What Node starts to run a program in TypeScript, in a process or a thread of its own; the program comes after it. */
export const runner = path.join(import.meta.dirname, '../scripts/run.mjs');
