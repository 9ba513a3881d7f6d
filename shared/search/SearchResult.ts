/** `page`: a page's title; `title`: a heading or a prop; `content`: a paragraph; `demo`: a demo, its code included. */
export type HintType = 'page' | 'title' | 'content' | 'demo';

/** A piece of a shown text. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** One thing found. Its title or its text, or both, have a part that matches. */
export interface SearchHint {
  readonly type: HintType;
  readonly link: string;
  /** For each keyword that matches: 100 in a page title, 10 in a section, demo or prop title, 1 in content. */
  readonly score: number;
  /** Where it stands: the page, then the section or the thing that a prop belongs to. */
  readonly place: readonly string[];
  readonly title: readonly TextPart[];
  readonly text: readonly TextPart[];
  /** The name in the demo's source that was found, where nothing else of the demo says as much. */
  readonly identifier?: string;
}

/** What was found under one navigation title. */
export interface SearchGroup {
  /** Empty for pages outside every group. */
  readonly title: string;
  /** Navigation order × 1000; the groups are in descending order of it. */
  readonly priority: number;
  /** How much was found; `hints` may be fewer. */
  readonly total: number;
  readonly hints: readonly SearchHint[];
}

export interface SearchResult {
  /** The hints that fit best over all groups, at most three, each of another page. */
  readonly best: readonly SearchHint[];
  readonly groups: readonly SearchGroup[];
  readonly total: number;
  /** Whether the input was too long, so that only its beginning was looked for. */
  readonly isCut: boolean;
}
