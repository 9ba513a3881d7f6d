import { foldText } from './foldText.ts';
import type { SearchDemo, SearchMeta } from './SearchMeta.ts';

/** What can be found. The numbers index the tables below. */
export const unitKinds = { page: 0, heading: 1, paragraphs: 2, demo: 3, prop: 4 } as const;

/** Which of a unit's texts holds names out of a demo's source. */
export const identifierText = 3;
/** Which of a prop's texts is looked in but not shown: its name together with what it belongs to. */
export const qualifiedNameText = 2;

/** Something that can be found, for showing it. */
interface SearchUnit {
  readonly link: string;
  readonly place: readonly string[];
}

/**
 * A page's texts and what they belong to. A unit has the texts from the end of the unit before it to its own;
 * the first is its title, except for paragraphs. Numbers are in typed arrays, because a query visits all of them.
 */
export interface IndexedPage {
  readonly title: string;
  readonly group: string;
  readonly priority: number;
  /** The first unit is the page itself. */
  readonly units: readonly SearchUnit[];
  readonly kinds: Uint8Array;
  readonly ends: Uint32Array;
  readonly texts: readonly string[];
  /** The letters of all texts, each followed by a line break. */
  readonly letters: string;
  readonly wordStarts: Uint8Array;
  /** By text: where its letters begin. */
  readonly starts: Uint32Array;
}

export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
  /** The words of all titles and names, for mending typing errors; made when first needed. */
  readonly titleWords: () => ReadonlySet<string>;
}

/** Prepares what is known of the pages for searching. Takes time once, so that searching does not. */
export function createSearchIndex(metadata: readonly SearchMeta[]): SearchIndex {
  const pages = metadata.map(indexPage);
  let words: ReadonlySet<string> | undefined;
  return {
    pages,
    titleWords() {
      words ??= collectTitleWords(pages);
      return words;
    },
  };
}

function indexPage(meta: SearchMeta): IndexedPage {
  const texts: string[] = [];
  const units: SearchUnit[] = [];
  const kinds: number[] = [];
  const ends: number[] = [];
  const add = (kind: keyof typeof unitKinds, own: readonly string[], unit: SearchUnit) => {
    texts.push(...own);
    units.push(unit);
    kinds.push(unitKinds[kind]);
    ends.push(texts.length);
  };
  const place = [meta.title];
  add('page', [meta.title], { link: meta.link, place: [] });

  const addDemo = ({ title, link, description, keywords, identifiers }: SearchDemo) => {
    const own = [title, description, keywords.join(', '), identifiers.join(' ')];
    add('demo', own, { link, place });
  };
  // As they follow one another on the page: of equal hits the first one there comes first.
  for (const { title, link, paragraphs } of meta.sections) {
    const demos = meta.demos.filter((demo) => demo.link === link);
    demos.forEach(addDemo);
    // A demo's heading is found as the demo.
    if (title !== '' && demos.length === 0) add('heading', [title], { link, place });
    if (paragraphs.length === 0) continue;
    add('paragraphs', paragraphs, { link, place: title === '' ? place : [meta.title, title] });
  }
  const headed = new Set(meta.sections.map(({ link }) => link));
  meta.demos.filter(({ link }) => !headed.has(link)).forEach(addDemo);
  for (const { name, entity, link, description } of meta.props)
    add('prop', [name, description, `${entity}.${name}`], { link, place: [meta.title, entity] });

  return {
    title: meta.title,
    group: meta.navTitle,
    priority: meta.navOrder * 1000,
    units,
    kinds: Uint8Array.from(kinds),
    ends: Uint32Array.from(ends),
    texts,
    ...foldTexts(texts),
  };
}

function foldTexts(texts: readonly string[]) {
  const folded = texts.map(foldText);
  const starts = new Uint32Array(texts.length);
  const length = folded.reduce((sum, { letters }) => sum + letters.length + 1, 0);
  const wordStarts = new Uint8Array(length);
  let offset = 0;
  for (const [index, field] of folded.entries()) {
    starts[index] = offset;
    wordStarts.set(field.wordStarts, offset);
    offset += field.letters.length + 1;
  }
  const letters = `${folded.map((field) => field.letters).join('\n')}\n`;
  return { letters, wordStarts, starts };
}

/** Words this short are too like one another to be mended. */
const shortestWord = 4;

function collectTitleWords(pages: readonly IndexedPage[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { kinds, ends, texts } of pages) {
    for (const [unit, kind] of kinds.entries()) {
      if (kind !== unitKinds.paragraphs) addWords(texts[ends[unit - 1] ?? 0] ?? '', words);
    }
  }
  return words;
}

function addWords(title: string, words: Set<string>): void {
  const { letters, wordStarts } = foldText(title);
  if (letters.length >= shortestWord && letters.length <= 32) words.add(letters);
  let start = 0;
  for (let end = 1; end <= letters.length; end += 1) {
    if (end < letters.length && wordStarts[end] !== 1) continue;
    if (end - start >= shortestWord) words.add(letters.slice(start, end));
    start = end;
  }
}
