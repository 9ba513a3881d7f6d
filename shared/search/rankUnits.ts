import type { PageMatches } from './matchPages.ts';
import type { Keyword, ParsedQuery, Term } from './parseQuery.ts';
import { type IndexedPage, identifierText, qualifiedNameText, unitKinds } from './SearchIndex.ts';

/** A unit that was found, and all that decides its place. */
export interface Candidate {
  readonly page: RankedPage;
  /** Index into the page's units. */
  readonly unit: number;
  /** Index of the page's text to show besides the title; -1 if only the title matches. */
  readonly text: number;
  readonly score: number;
  /** How much of the query is in the unit and the page's title. */
  readonly coverage: number;
}

interface RankedPage {
  readonly page: IndexedPage;
  /** How much of the query is anywhere on the page, rare words counting more. */
  readonly coverage: number;
  /** The score of the page's title. */
  readonly score: number;
  /** How many of the page's units have a match, as a fraction: a page about something has it everywhere. */
  readonly density: number;
}

/** What a keyword in the title counts, by kind of unit. In any other text it counts 1. */
const titlePoints: readonly number[] = [100, 10, 1, 10, 10];

interface Ranking {
  readonly query: ParsedQuery;
  readonly matching: readonly PageMatches[];
  /** How many pages there are in all. */
  readonly pageCount: number;
}

/** Everything that has a match, page by page in document order. */
export function rankUnits({ query, matching, pageCount }: Ranking): Candidate[] {
  const coverageOf = createCoverage({ query, matching, pageCount });
  const scores = createScores(query);
  const candidates: Candidate[] = [];
  for (const { page, texts, all } of matching) {
    const { kinds, ends } = page;
    const titleBits = texts[0] ?? 0;
    const ranked = {
      page,
      coverage: coverageOf(all),
      score: scores.scoreOf(titleBits, 0, titlePoints[unitKinds.page] ?? 0),
      density: 0,
    };
    const countBefore = candidates.length;
    let first = 0;
    for (let unit = 0; unit < kinds.length; unit += 1) {
      const end = ends[unit] ?? 0;
      const bits = union(texts, first, end);
      if (bits !== 0) {
        const { text, score } = judge({ kind: kinds[unit] ?? 0, first, end, texts, scores });
        const coverage = coverageOf(bits | titleBits);
        if (score > 0) candidates.push({ page: ranked, unit, text, score, coverage });
      }
      first = end;
    }
    ranked.density = (candidates.length - countBefore) / kinds.length;
  }
  return candidates;
}

interface Judgement {
  readonly kind: number;
  readonly first: number;
  readonly end: number;
  /** What each text of the page has of the query. */
  readonly texts: Uint32Array;
  readonly scores: Scores;
}

/** A unit's score, and the text that says most: the first of those with the most keywords. */
function judge({ kind, first, end, texts, scores }: Judgement): { text: number; score: number } {
  const hasTitle = kind !== unitKinds.paragraphs;
  const firstText = hasTitle ? first + 1 : first;
  const titleBits = hasTitle ? (texts[first] ?? 0) : 0;
  const hidden = kind === unitKinds.prop ? first + qualifiedNameText : -1;
  const identifiers = kind === unitKinds.demo ? first + identifierText : -1;
  let text = -1;
  let most = 0;
  for (let candidate = firstText; candidate < end; candidate += 1) {
    const bits = texts[candidate] ?? 0;
    if (bits === 0 || candidate === hidden) continue;
    const share = scores.shareOf(bits);
    // Code is worth showing only for what the words do not say.
    const least = candidate === identifiers ? Math.max(most, scores.shareOf(titleBits)) : most;
    if (share > least) {
      most = share;
      text = candidate;
    }
  }
  // Of a section only the shown paragraph counts; a demo's or a prop's texts are about one thing.
  const textBits = hasTitle ? union(texts, firstText, end) : (texts[text] ?? 0);
  return { text, score: scores.scoreOf(titleBits, textBits, titlePoints[kind] ?? 0) };
}

/** How much of the query a set of terms is; the fewer pages have a term, the more it counts. */
function createCoverage({ query, matching, pageCount }: Ranking): (bits: number) => number {
  const values = query.terms.map(({ weight }, term) => {
    let pages = 0;
    for (const { all } of matching) if ((all & (1 << term)) !== 0) pages += 1;
    return weight * Math.log2(1 + pageCount / Math.max(pages, 1));
  });
  return remember((bits) =>
    values.reduce((sum, value, term) => ((bits & (1 << term)) === 0 ? sum : sum + value), 0),
  );
}

interface Scores {
  /** How much of the query a set of terms is, all keywords counting the same. */
  readonly shareOf: (bits: number) => number;
  /** The sum over all keywords: `points` for what is in the title, one for what is only in the text. */
  readonly scoreOf: (titleBits: number, textBits: number, points: number) => number;
}

function createScores({ keywords, terms }: ParsedQuery): Scores {
  const sharesOf = remember((bits) =>
    keywords.map((keyword) => keywordShare(keyword, terms, bits)),
  );
  const shareOf = remember((bits) => round(sharesOf(bits).reduce((sum, share) => sum + share, 0)));
  return {
    shareOf,
    scoreOf(titleBits, textBits, points) {
      if (titleBits === 0) return shareOf(textBits);
      const inText = sharesOf(textBits);
      let score = 0;
      for (const [index, share] of sharesOf(titleBits).entries())
        score += Math.max(share * points, inText[index] ?? 0);
      return round(score);
    },
  };
}

/** Shares of a keyword are fractions; two places are enough to tell them apart. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Many fields have the same terms, so that few sets are ever asked for. */
function remember<Value>(compute: (bits: number) => Value): (bits: number) => Value {
  const known: Value[] = [];
  return (bits) => {
    const before = known[bits];
    if (before !== undefined) return before;
    const value = compute(bits);
    known[bits] = value;
    return value;
  };
}

/** How much of a keyword is there. */
function keywordShare(keyword: Keyword, terms: readonly Term[], bits: number): number {
  return keyword.terms.reduce(
    (share, index) => ((bits & (1 << index)) === 0 ? share : share + (terms[index]?.weight ?? 0)),
    0,
  );
}

function union(texts: Uint32Array, first: number, end: number): number {
  let bits = 0;
  for (let text = first; text < end; text += 1) bits |= texts[text] ?? 0;
  return bits;
}
