import { parseSync } from 'vite';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Problem } from '../problems/Problem.ts';
import { DataError } from './parseWith.ts';

type DataErrorPlace = Required<Pick<Problem, 'line' | 'column' | 'found' | 'expected'>>;

/** What parsing a data file has thrown, with its place in the text: JSON is read as the YAML that it is, too. */
export function describeDataError(text: string, error: unknown): DataErrorPlace {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const placeOf = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    // An empty file has no lines to count.
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  if (!(error instanceof DataError)) {
    return {
      ...placeOf(
        (error instanceof SyntaxError ? offsetInJson(text) : undefined) ??
          document.errors[0]?.pos[0] ??
          0,
      ),
      found: (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' '),
      expected: 'a file that can be parsed',
    };
  }
  // A missing entry has no place of its own; it is missing from the one around it.
  let place = 0;
  for (let { path } = error; path.length > 0; path = path.slice(0, -1)) {
    const node = document.getIn(path, true);
    if (!isNode(node) || node.range == null) continue;
    place = node.range[0];
    break;
  }
  const { dotPath, found, expected } = error;
  return { ...placeOf(place), found, expected: `${dotPath}: ${expected}` };
}

/** Where JSON goes wrong. Node's own parser does not always say; JSON in brackets is a script, too. */
function offsetInJson(text: string): number | undefined {
  const start = parseSync('data.js', `(${text})`).errors[0]?.labels[0]?.start;
  return start === undefined ? undefined : start - 1;
}
