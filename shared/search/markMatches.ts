import { foldText } from './foldText.ts';
import { isMatchAt } from './Needle.ts';
import type { Term } from './parseQuery.ts';
import type { TextPart } from './SearchResult.ts';

/** Leading text without a match is shown up to this length, in characters. */
export const leadLimit = 20;

/** Splits a text into parts that match a term and parts that do not. */
export function markMatches(text: string, terms: readonly Term[]): TextPart[] {
  const isMarked = new Uint8Array(text.length);
  for (const [start, end] of rangesOf(text, terms)) isMarked.fill(1, start, end);
  const parts: TextPart[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && isMarked[end] === isMarked[start]) continue;
    parts.push({ text: text.slice(start, end), isMatch: isMarked[start] === 1 });
    start = end;
  }
  return parts;
}

function rangesOf(text: string, terms: readonly Term[]): [start: number, end: number][] {
  const folded = foldText(text);
  const { letters, origins } = folded;
  const endOf = (index: number) => {
    const origin = origins[index] ?? 0;
    return origin + String.fromCodePoint(text.codePointAt(origin) ?? 0).length;
  };
  return terms.flatMap((term): [number, number][] => {
    if (term.kind === 'signs')
      return positionsOf(text, term.text).map((start) => [start, start + term.text.length]);
    return term.needles.flatMap((needle) =>
      positionsOf(letters, needle.letters)
        .filter((position) => isMatchAt(folded, position, needle))
        .map((position): [number, number] => {
          const isFull = letters.startsWith(needle.full, position);
          const { length } = isFull ? needle.full : needle.letters;
          return [origins[position] ?? 0, endOf(position + length - 1)];
        }),
    );
  });
}

function positionsOf(text: string, part: string): number[] {
  const positions: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) positions.push(at);
  return positions;
}

/** Cuts leading text that does not match to `...` and its last 20 characters, where it is longer. */
export function cutLead(parts: readonly TextPart[]): readonly TextPart[] {
  const [lead, ...rest] = parts;
  if (lead === undefined || lead.isMatch || rest.length === 0) return parts;
  const characters = [...lead.text];
  if (characters.length <= leadLimit) return parts;
  return [{ text: `...${characters.slice(-leadLimit).join('')}`, isMatch: false }, ...rest];
}
