/** A heading of a page, as the table of contents lists it. */
export interface TocEntry {
  /** The heading's anchor, without `#`. */
  readonly id: string;
  /** The heading's level: 2 for `h2`. */
  readonly depth: number;
  readonly title: string;
}

/** A paragraph of a page, as plain text. */
export interface PageText {
  readonly value: string;
  /** Counts the paragraphs of the page from 0. */
  readonly paraId: number;
  /** The table-of-contents entry it stands under; absent before the first heading. */
  readonly tocIndex?: number;
}

/** The navigation group a page belongs to. */
export interface PageNav {
  readonly title: string;
  /** Address of the group's first page, in the page's locale. */
  readonly path: string;
}

export interface HeroAction {
  readonly text: string;
  readonly link: string;
}

export interface PageHero {
  readonly title: string;
  readonly description: string;
  readonly actions: readonly HeroAction[];
  /** The id of the demo that the hero shows running. */
  readonly demo?: string;
}

/** One of the further contents of a page. The first tab is the page's own text and is not listed. */
export interface PageTab {
  /** The value of the query parameter `tab` that chooses it. */
  readonly key: string;
  readonly title: string;
  readonly toc: readonly TocEntry[];
}

/** What is known about a page besides its body. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** The page's source file, relative to the repository. */
  readonly filename: string;
  readonly nav?: PageNav;
  readonly hero?: PageHero;
  readonly toc: readonly TocEntry[];
  readonly frontmatter: { readonly title: string; readonly debug?: true };
  readonly texts: readonly PageText[];
  readonly tabs: readonly PageTab[];
}
