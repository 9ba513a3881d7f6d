import type { PageText, TocEntry } from '../../shared/page/PageMeta.ts';
import type { Segment } from '../../shared/page/Segment.ts';
import type { Problem } from '../problems/Problem.ts';
import type { SourcePlace } from './findSourcePlaces.ts';

/** An embedded demo, as the page's author wrote it. */
export interface DemoUse {
  readonly id: string;
  /** Absolute path of the demo's file. */
  readonly file: string;
  readonly title: string;
  /** What the page says about the demo, as plain text. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly clientOnly: boolean;
  readonly line: number;
}

/** A link to somewhere inside the site. */
export interface InternalLink {
  /** As written: `/demo/simple#columns` or `#columns`. */
  readonly target: string;
  readonly line: number;
  readonly column: number;
}

/** Something wrong in a page, or in another file that the page shows. */
export interface PageProblem extends Omit<Problem, 'file'> {
  /** Absolute path of the file it is in; absent for the page itself. */
  readonly file?: string;
}

/** What one pass over a page's text finds. */
export interface CompiledMarkdown {
  readonly segments: readonly Segment[];
  readonly toc: readonly TocEntry[];
  readonly texts: readonly PageText[];
  /** Every id in the page that a link can point to. */
  readonly anchors: ReadonlySet<string>;
  readonly links: readonly InternalLink[];
  readonly demos: readonly DemoUse[];
  /** Absolute paths of the data files that the page shows, besides its own source. */
  readonly dataFiles: readonly string[];
  /** Where the source is more than plain Markdown. */
  readonly places: readonly SourcePlace[];
  readonly problems: readonly PageProblem[];
}
