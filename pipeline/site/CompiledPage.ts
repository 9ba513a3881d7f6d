import type { PageTab, PageText } from '../../shared/page/PageMeta.ts';
import type { Segment } from '../../shared/page/Segment.ts';
import type { CompiledMarkdown } from '../markdown/CompiledMarkdown.ts';
import type { SourcePlace } from '../markdown/findSourcePlaces.ts';
import type { Problem } from '../problems/Problem.ts';
import type { PageHead } from './PageHead.ts';

/** A tab of a page besides its own text. */
export interface CompiledTab extends PageTab {
  readonly segments: readonly Segment[];
  readonly texts: readonly PageText[];
  /** The ids of the demos that stand in it. */
  readonly demoIds: readonly string[];
  /** Whether the build has made it, out of what the site says elsewhere. */
  readonly isGenerated: boolean;
  /** The tab's text as written, or as made by the build. */
  readonly source: string;
  /** Where that text is more than plain Markdown. */
  readonly places: readonly SourcePlace[];
}

/**
 * A page with its text compiled, the demo of its hero and the demos, anchors and links of its tabs among its
 * own. Table of contents, texts, segments and places are those of the page's own text.
 */
export interface CompiledPage extends Omit<CompiledMarkdown, 'problems'> {
  readonly head: PageHead;
  readonly problems: readonly Problem[];
  readonly tabs: readonly CompiledTab[];
}
