import { hintOf } from './hintOf.ts';
import { matchPages, type PageMatches } from './matchPages.ts';
import { mendTerm } from './mendTerms.ts';
import { type ParsedQuery, parseQuery, type Term } from './parseQuery.ts';
import { type Candidate, rankUnits } from './rankUnits.ts';
import type { SearchIndex } from './SearchIndex.ts';
import type { SearchGroup, SearchResult } from './SearchResult.ts';
import type { SegmentWords } from './segmentWords.ts';

/** How many hints stand above the groups. */
const bestLimit = 3;
/** How many hints of a group are worked out; nobody reads further. */
const groupLimit = 50;

interface Search {
  readonly index: SearchIndex;
  readonly input: string;
  readonly segmentWords: SegmentWords;
}

/**
 * Finds what a reader typed. The input is text, whatever it holds.
 *
 * Inside a group, hints of pages that have more of the keywords come first, then those with the higher score,
 * then document order.
 */
export function searchPages({ index, input, segmentWords }: Search): SearchResult {
  const parsed = parseQuery(input, segmentWords);
  const { isCut } = parsed;
  if (parsed.terms.length === 0) return { best: [], groups: [], total: 0, isCut };
  const { query, matching } = matchQuery(index, parsed);
  const candidates = rankUnits({ query, matching, pageCount: index.pages.length });

  const byGroup = new Map<string, { priority: number; candidates: Candidate[] }>();
  for (const candidate of candidates) {
    const { group, priority } = candidate.page.page;
    const known = byGroup.get(group);
    if (known === undefined) byGroup.set(group, { priority, candidates: [candidate] });
    else known.candidates.push(candidate);
  }
  const groups = [...byGroup]
    .map(
      ([title, group]): SearchGroup => ({
        title,
        priority: group.priority,
        total: group.candidates.length,
        hints: firstOf(group.candidates, groupLimit, compareInGroup).map((candidate) =>
          hintOf(candidate, query.terms),
        ),
      }),
    )
    .sort((a, b) => b.priority - a.priority);
  const best = firstOf(bestOfPages(candidates), bestLimit, compareBest).map((candidate) =>
    hintOf(candidate, query.terms),
  );
  return { best, groups, total: candidates.length, isCut };
}

/** The pages that match; terms that are nowhere in the site are replaced by words they may have been meant for. */
function matchQuery(
  index: SearchIndex,
  query: ParsedQuery,
): { readonly query: ParsedQuery; readonly matching: readonly PageMatches[] } {
  const matching = matchPages(index, query.terms);
  let present = 0;
  for (const { all } of matching) present |= all;
  const terms = query.terms.map((term, position): Term => {
    if ((present & (1 << position)) !== 0) return term;
    return mendTerm(term, index.titleWords()) ?? term;
  });
  const isMended = terms.some((term, position) => term !== query.terms[position]);
  if (!isMended) return { query, matching };
  return { query: { ...query, terms }, matching: matchPages(index, terms) };
}

function compareInGroup(a: Candidate, b: Candidate): number {
  return b.page.coverage - a.page.coverage || b.score - a.score;
}

/** The page whose title is the query comes first of all whose title has it. */
function compareBest(a: Candidate, b: Candidate): number {
  return (
    b.page.coverage - a.page.coverage ||
    b.coverage - a.coverage ||
    b.score - a.score ||
    b.page.score - a.page.score ||
    // Of titles, the shorter one has less besides the query.
    (a.unit === 0 && b.unit === 0 ? a.page.page.title.length - b.page.page.title.length : 0) ||
    b.page.density - a.page.density
  );
}

/** The best candidate of each page: three hits of one page would hide the other pages. */
function bestOfPages(candidates: readonly Candidate[]): Candidate[] {
  const best: Candidate[] = [];
  for (const candidate of candidates) {
    // The candidates of a page stand together.
    const last = best.at(-1);
    if (last?.page !== candidate.page) best.push(candidate);
    else if (compareBest(candidate, last) < 0) best[best.length - 1] = candidate;
  }
  return best;
}

/** The first `limit` items of a stable sort, without sorting the rest. */
function firstOf<Item>(
  items: readonly Item[],
  limit: number,
  compare: (a: Item, b: Item) => number,
): Item[] {
  const first: Item[] = [];
  for (const item of items) {
    const last = first.at(-1);
    if (first.length === limit && last !== undefined && compare(item, last) >= 0) continue;
    let place = first.length;
    for (
      let before = first[place - 1];
      before !== undefined && compare(item, before) < 0;
      before = first[place - 1]
    )
      place -= 1;
    first.splice(place, 0, item);
    if (first.length > limit) first.pop();
  }
  return first;
}
