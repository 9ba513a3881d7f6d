import { createNeedle, type Needle } from './Needle.ts';
import type { SegmentWords } from './segmentWords.ts';
import { chineseStopWords, stopWords } from './stopWords.ts';

/** One thing to look for: letters in any spelling, or signs exactly as typed. */
export type Term = (
  | {
      readonly kind: 'letters';
      /** Any of them will do. */
      readonly needles: readonly Needle[];
    }
  | { readonly kind: 'signs'; readonly text: string }
) & {
  /** How much of its keyword the term is; the terms of a keyword add up to 1. */
  readonly weight: number;
};

/** A piece of the input between spaces. Chinese has no spaces, so a piece may be several terms. */
export interface Keyword {
  /** Indices into the query's terms. */
  readonly terms: readonly number[];
}

export interface ParsedQuery {
  readonly keywords: readonly Keyword[];
  /** At most {@link termLimit}, so that a set of them fits a number. */
  readonly terms: readonly Term[];
  /** Whether the input was too long, and its end left out. */
  readonly isCut: boolean;
}

/** In characters. */
export const queryLimit = 200;
const termLimit = 30;

/** Half of a pair of code units, which would match half of another character. */
const halfCharacter = /\p{Cs}/gu;

const runs =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Splits the trimmed input on white space into distinct keywords, and keywords without spaces into words. */
export function parseQuery(input: string, segmentWords: SegmentWords): ParsedQuery {
  // The first slice spares splitting a whole book into characters.
  const characters = [
    ...input
      .trim()
      .slice(0, queryLimit * 4)
      .replace(halfCharacter, ' '),
  ];
  const text = characters.slice(0, queryLimit).join('');
  const pieces = [...new Set(text.toLowerCase().split(/\s+/))].filter((piece) => piece !== '');
  const written = new Map(text.split(/\s+/).map((piece) => [piece.toLowerCase(), piece]));
  const telling = pieces.filter((piece) => !stopWords.has(piece));
  const used = telling.length > 0 ? telling : pieces;

  const keywords: Keyword[] = [];
  const terms: Term[] = [];
  let isCut = characters.length > queryLimit;
  for (const piece of used) {
    // Humps of camelCase are in the spelling.
    const found = termsOf(written.get(piece) ?? piece, segmentWords);
    if (terms.length + found.length > termLimit) {
      isCut = true;
      break;
    }
    keywords.push({ terms: found.map((_, index) => terms.length + index) });
    terms.push(...found);
  }
  return { keywords, terms, isCut };
}

function termsOf(piece: string, segmentWords: SegmentWords): Term[] {
  const words = (piece.match(runs) ?? []).flatMap((run) =>
    eastAsian.test(run) ? chineseWords(run, segmentWords) : [run],
  );
  const needles = words.map((word) => createNeedle(word)).filter((needle) => needle.letters !== '');
  if (needles.length === 0) return [{ kind: 'signs', text: piece, weight: 1 }];
  return needles.map((needle) => ({
    kind: 'letters',
    needles: [needle],
    weight: 1 / needles.length,
  }));
}

/** Two characters are a word already; longer runs lose their function words and are split. */
function chineseWords(run: string, segmentWords: SegmentWords): readonly string[] {
  const pieces = run.split(chineseStopWords).filter((piece) => piece !== '');
  const telling = pieces.length > 0 ? pieces : [run];
  return [
    ...new Set(
      telling.flatMap((piece) =>
        piece.length < 3 ? [piece] : withoutSingles(segmentWords(piece), piece),
      ),
    ),
  ];
}

/**
 * A single character is everywhere and says nothing, and is often left over because the splitting went wrong.
 * It is looked for together with each of its neighbours instead.
 */
function withoutSingles(words: readonly string[], piece: string): string[] {
  let offset = 0;
  return words.flatMap((word) => {
    const start = piece.indexOf(word, offset);
    offset = start + word.length;
    if (word.length > 1) return [word];
    return [piece.slice(Math.max(start - 1, 0), start + 1), piece.slice(start, start + 2)].filter(
      (pair) => pair.length > 1,
    );
  });
}
