/** A place in a demo's code, as the query of an address says it: `?code=12`, or `?code=columns.ts:12`. */
export interface CodePlace {
  /** Absent where it is the demo's own file. */
  readonly fileName?: string;
  /** Counted from 1. */
  readonly line: number;
}

/** The name of the query's parameter. */
export const codePlaceParameter = 'code';

const pattern = /^(?:([\w.-]{1,100}):)?([1-9]\d{0,4})$/;

export function formatCodePlace({ fileName, line }: CodePlace): string {
  return fileName === undefined ? String(line) : `${fileName}:${line}`;
}

/** What an address says, which anybody may have written; `undefined` for anything but a place. */
export function parseCodePlace(text: string | null | undefined): CodePlace | undefined {
  const [, fileName, line] = pattern.exec(text ?? '') ?? [];
  if (line === undefined) return undefined;
  return { line: Number(line), ...(fileName !== undefined && { fileName }) };
}
