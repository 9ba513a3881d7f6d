import type { SearchHint, SearchResult } from '../../../shared/search/SearchResult.ts';
import type { Translate } from '../locale/useMessage.ts';
import { foundBy, type SearchState } from './useSearch.ts';

export type SearchOption =
  | { readonly kind: 'hint'; readonly hint: SearchHint }
  | { readonly kind: 'recent'; readonly query: string };

/** Options under a common title. */
export interface OptionSection {
  readonly key: string;
  /** Empty for pages outside every group. */
  readonly title: string;
  readonly options: readonly SearchOption[];
  /** How many more there are to show on demand. */
  readonly moreCount: number;
  /** How many there are beyond those: too many to work out. */
  readonly restCount: number;
  /** The language of the options, where it is not the page's. */
  readonly lang?: string;
}

interface SectionSource {
  readonly state: SearchState;
  readonly recent: readonly string[];
  /** Keys of the sections that are shown in full. */
  readonly expanded: ReadonlySet<string>;
  readonly message: Translate;
}

/** How many hints of a group are shown at first. */
const shownAtFirst = 5;

/** What there is to choose from: recent searches while the box is empty, or what was found. */
export function sectionsOf({ state, recent, expanded, message }: SectionSource): OptionSection[] {
  if (state.kind === 'empty') {
    if (recent.length === 0) return [];
    const options = recent.map((query): SearchOption => ({ kind: 'recent', query }));
    const title = message('search.recent');
    return [{ key: 'recent', title, options, moreCount: 0, restCount: 0 }];
  }
  const found = foundBy(state);
  if (found === undefined) return [];
  const ofResult = (result: SearchResult, lang?: string) =>
    resultSections({ result, expanded, bestTitle: message('search.best'), query: found.query }).map(
      (section) => (lang === undefined ? section : { ...section, lang }),
    );
  const { result, elsewhere } = found;
  return elsewhere === undefined
    ? ofResult(result)
    : ofResult(elsewhere.result, elsewhere.localeId);
}

interface ResultSource {
  readonly result: SearchResult;
  readonly expanded: ReadonlySet<string>;
  readonly bestTitle: string;
  readonly query: string;
}

function resultSections({ result, expanded, bestTitle, query }: ResultSource): OptionSection[] {
  if (result.total === 0) return [];
  const asOptions = (hints: readonly SearchHint[]) =>
    hints.map((hint): SearchOption => ({ kind: 'hint', hint }));
  return [
    { key: 'best', title: bestTitle, options: asOptions(result.best), moreCount: 0, restCount: 0 },
    ...result.groups.map(({ title, hints, total }): OptionSection => {
      const key = `${query}\n${title}`;
      // One more takes no more room than saying that there is one more.
      const isWhole = expanded.has(key) || hints.length <= shownAtFirst + 1;
      const shown = isWhole ? hints : hints.slice(0, shownAtFirst);
      return {
        key,
        title,
        options: asOptions(shown),
        moreCount: hints.length - shown.length,
        restCount: total - hints.length,
      };
    }),
  ];
}
