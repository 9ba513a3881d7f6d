import { foldText } from './foldText.ts';

/** Letters to look for in folded text. */
export interface Needle {
  /** What has to be there. */
  readonly letters: string;
  /** The word as written, folded; longer than `letters` where an ending was taken off. */
  readonly full: string;
  /** By index into `letters`: where the reader began a word. */
  readonly wordStarts: Uint8Array;
}

/** A needle may run over the end of a word of the text only if this many letters are beyond it, or a whole word. */
const leastTail = 3;

/** English endings whose loss leaves a word that still means the same: columns, aligned, resizing. */
const ending = /(?:ies|ing|ed|es|s)$/;

function stemOf(letters: string): string {
  if (!/^[a-z]{5,}$/.test(letters) || letters.endsWith('ss')) return letters;
  const stem = letters.replace(ending, '');
  return stem.length >= 4 ? stem : letters;
}

export function createNeedle(text: string): Needle {
  const { letters: full, wordStarts } = foldText(text);
  return { letters: stemOf(full), full, wordStarts };
}

interface Haystack {
  readonly letters: string;
  readonly wordStarts: Uint8Array;
}

/**
 * Whether the needle, whose letters are known to stand at `position`, is a match there. Inside a word it always
 * is. Over the border of two words it has to begin with the first, and must not end a letter or two into the
 * last: `tablet` is not in "the table theme". Borders that the reader typed are no borders.
 */
export function isMatchAt({ letters, wordStarts }: Haystack, position: number, needle: Needle) {
  const { length } = needle.letters;
  const beginsWord = wordStarts[position] === 1;
  if (length < needle.full.length && !beginsWord && !letters.startsWith(needle.full, position))
    return false;
  let border = 0;
  for (let index = 1; index < length; index += 1) {
    if (wordStarts[position + index] === 1 && needle.wordStarts[index] !== 1) border = index;
  }
  if (border === 0) return true;
  const end = position + length;
  const endsWord = end >= letters.length || letters[end] === '\n' || wordStarts[end] === 1;
  return beginsWord && (endsWord || length - border >= leastTail);
}
