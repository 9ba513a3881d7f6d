import { frontmatterBlock } from '../content/readPageSource.ts';
import type { SourcePlace } from '../markdown/findSourcePlaces.ts';
import { escapeText } from './escapeText.ts';
import { joinBlocks } from './joinBlocks.ts';
import type { MarkdownContext } from './MarkdownContext.ts';
import { deepenHeadings, writePlain } from './writePlain.ts';

/** A text as its author wrote it, and where it is more than plain Markdown. */
interface SourceText {
  readonly source: string;
  readonly places: readonly SourcePlace[];
}

interface PageText extends SourceText {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page itself. */
  readonly address: string;
  readonly tabs: readonly (SourceText & { readonly title: string })[];
}

/**
 * A page as plain Markdown: demos with their source, tables of props, lists of versions written out, and
 * links that are absolute and lead to the Markdown of other pages.
 */
export function pageMarkdown(page: PageText, context: MarkdownContext): string {
  const bodyOf = ({ source, places }: SourceText) => {
    const start = frontmatterBlock.exec(source)?.[0].length ?? 0;
    return writePlain({ source, places, context }, { start, end: source.length });
  };
  const blocks = [
    `# ${escapeText(page.title)}`,
    `> ${escapeText(page.description)}`,
    `<${page.address}>`,
    bodyOf(page),
    ...page.tabs.flatMap((tab) => [`## ${escapeText(tab.title)}`, deepenHeadings(bodyOf(tab))]),
  ];
  return `${joinBlocks(blocks)}\n`;
}
