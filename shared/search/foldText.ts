/** A text reduced to what spelling leaves open: lower-case letters and digits, nothing in between. */
export interface FoldedText {
  readonly letters: string;
  /** By index into `letters`: 1 where a word begins, be it after a space, at a hump of camelCase or where the script changes. */
  readonly wordStarts: Uint8Array;
  /** By index into `letters`: where the letter stands in the original text. */
  readonly origins: Uint32Array;
}

const separator = 0;
const lower = 1;
const upper = 2;
const eastAsian = 3;

/** What a character is: a separator, or one of the kinds of letter between which words may begin. */
type Kind = typeof separator | typeof lower | typeof upper | typeof eastAsian;

const letterOrDigit = /[\p{L}\p{N}]/u;
const mark = /\p{M}/gu;
const eastAsianLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

const asciiKinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z0-9]/.test(character)) return lower;
  return /[A-Z]/.test(character) ? upper : separator;
});

/** Whether a word begins with a letter of kind `current` after a character of kind `before`. */
function beginsWord(before: number, current: number): boolean {
  if (before === separator) return true;
  if (current === eastAsian || before === eastAsian) return current !== before;
  return current === upper && before === lower;
}

/**
 * Folds a text, so that `stickyHeader`, `sticky-header` and `Sticky header` have the same letters and differ only
 * in where words begin. Accents and full-width forms are folded too.
 */
export function foldText(text: string): FoldedText {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what ASCII is
  return /^[\x00-\x7f]*$/.test(text) ? foldAscii(text) : foldAny(text);
}

/** Most texts in code and English; worth a way of their own, because indexing is little else. */
function foldAscii(text: string): FoldedText {
  const wordStarts = new Uint8Array(text.length);
  const origins = new Uint32Array(text.length);
  let before: number = separator;
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const kind = asciiKinds[text.charCodeAt(index)] ?? separator;
    if (kind !== separator) {
      // The last capital of several belongs to the word that follows: HTML|Element.
      if (kind === lower && before === upper) wordStarts[count - 1] = 1;
      if (beginsWord(before, kind)) wordStarts[count] = 1;
      origins[count] = index;
      count += 1;
    }
    before = kind;
  }
  return {
    letters: text.replace(/[^A-Za-z0-9]+/g, '').toLowerCase(),
    wordStarts: wordStarts.subarray(0, count),
    origins: origins.subarray(0, count),
  };
}

interface FoldedCharacter {
  readonly letters: string;
  readonly kind: Kind;
}

const known = new Map<string, FoldedCharacter>();

function foldCharacter(character: string): FoldedCharacter {
  const before = known.get(character);
  if (before !== undefined) return before;
  const plain = character.normalize('NFKD').replace(mark, '');
  const letters = [...plain].filter((part) => letterOrDigit.test(part)).join('');
  const folded: FoldedCharacter = { letters: letters.toLowerCase(), kind: kindOf(letters) };
  known.set(character, folded);
  return folded;
}

function kindOf(letters: string): Kind {
  if (letters === '') return separator;
  if (eastAsianLetter.test(letters)) return eastAsian;
  return letters === letters.toLowerCase() ? lower : upper;
}

function foldAny(text: string): FoldedText {
  const wordStarts: number[] = [];
  const origins: number[] = [];
  let letters = '';
  let before: Kind = separator;
  let offset = 0;
  for (const character of text) {
    const folded = foldCharacter(character);
    const isMark = folded.kind === separator && /\p{M}/u.test(character);
    if (folded.kind !== separator) {
      if (folded.kind === lower && before === upper) wordStarts[wordStarts.length - 1] = 1;
      for (let index = 0; index < folded.letters.length; index += 1) {
        wordStarts.push(index === 0 && beginsWord(before, folded.kind) ? 1 : 0);
        origins.push(offset);
      }
      letters += folded.letters;
    }
    // An accent of its own ends no word.
    if (!isMark) before = folded.kind;
    offset += character.length;
  }
  return {
    letters,
    wordStarts: Uint8Array.from(wordStarts),
    origins: Uint32Array.from(origins),
  };
}
