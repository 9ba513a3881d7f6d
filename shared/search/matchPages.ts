import { isMatchAt, type Needle } from './Needle.ts';
import type { Term } from './parseQuery.ts';
import type { IndexedPage, SearchIndex } from './SearchIndex.ts';

/** What a page has of a query. Bit n of a set of bits stands for term n. */
export interface PageMatches {
  readonly page: IndexedPage;
  /** By text of the page. */
  readonly texts: Uint32Array;
  /** Of all texts together. */
  readonly all: number;
}

/** The pages that have any of the terms, in document order. */
export function matchPages(index: SearchIndex, terms: readonly Term[]): PageMatches[] {
  const matching: PageMatches[] = [];
  for (const page of index.pages) {
    const texts = matchTexts(page, terms);
    if (texts === undefined) continue;
    let all = 0;
    for (const bits of texts) all |= bits;
    matching.push({ page, texts, all });
  }
  return matching;
}

function matchTexts(page: IndexedPage, terms: readonly Term[]): Uint32Array | undefined {
  let found: Uint32Array | undefined;
  const add = (text: number, bit: number) => {
    found ??= new Uint32Array(page.texts.length);
    found[text] = (found[text] ?? 0) | bit;
  };
  for (const [position, term] of terms.entries()) {
    const bit = 1 << position;
    if (term.kind === 'signs') {
      for (const [index, text] of page.texts.entries())
        if (text.includes(term.text)) add(index, bit);
    } else {
      for (const needle of term.needles) matchNeedle(page, needle, (text) => add(text, bit));
    }
  }
  return found;
}

function matchNeedle(page: IndexedPage, needle: Needle, onText: (text: number) => void): void {
  const { letters, starts } = page;
  let text = 0;
  let position = letters.indexOf(needle.letters);
  while (position >= 0) {
    while ((starts[text + 1] ?? Infinity) <= position) text += 1;
    let next = position + 1;
    if (isMatchAt(page, position, needle)) {
      onText(text);
      // One match in a text is all there is to know.
      next = starts[text + 1] ?? letters.length;
    }
    position = letters.indexOf(needle.letters, next);
  }
}
