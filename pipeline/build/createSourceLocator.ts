import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface SourcePlace {
  /** Absolute. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** The innermost place inside `folder` that a stack trace of built code leads to. */
export type SourceLocator = (stack: string, folder: string) => SourcePlace | undefined;

/** Reads stack traces with the source maps that lie beside the built files. */
export function createSourceLocator(): SourceLocator {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (file: string) => {
    if (!maps.has(file)) maps.set(file, readMap(file));
    return maps.get(file);
  };

  return (stack, folder) => {
    for (const [, address = '', line, column] of stack.matchAll(/(file:\/\/\S+?):(\d+):(\d+)/g)) {
      const built = fileURLToPath(address);
      const entry = mapOf(built)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (entry === undefined || !('originalSource' in entry)) continue;
      const file = path.resolve(path.dirname(built), entry.originalSource);
      if (file.startsWith(folder + path.sep))
        return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
    }
    return undefined;
  };
}

function readMap(file: string): SourceMap | undefined {
  const target = `${file}.map`;
  if (!existsSync(target)) return undefined;
  return new SourceMap(JSON.parse(readFileSync(target, 'utf8')) as SourceMapPayload);
}
