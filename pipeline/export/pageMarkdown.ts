import type { Root, RootContent } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { MarkdownContext } from './MarkdownContext.ts';
import { exportElement } from './markdownElements.ts';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);
const writer = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', fences: true });

interface PageText {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page itself. */
  readonly address: string;
  /** The page's source, front matter included. */
  readonly source: string;
  readonly tabs: readonly { readonly title: string; readonly source: string }[];
}

/**
 * A page as plain Markdown: demos with their source, tables of props, lists of versions written out, and
 * links that are absolute and lead to the Markdown of other pages.
 */
export function pageMarkdown(page: PageText, context: MarkdownContext): string {
  const body: RootContent[] = [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: page.title }] },
    {
      type: 'blockquote',
      children: [{ type: 'paragraph', children: [{ type: 'text', value: page.description }] }],
    },
    {
      type: 'paragraph',
      children: [
        { type: 'link', url: page.address, children: [{ type: 'text', value: page.address }] },
      ],
    },
    ...bodyOf(page.source, context),
    ...page.tabs.flatMap((tab): RootContent[] => [
      { type: 'heading', depth: 2, children: [{ type: 'text', value: tab.title }] },
      ...bodyOf(tab.source, context).map(deeper),
    ]),
  ];
  return writer.stringify({ type: 'root', children: body });
}

function bodyOf(source: string, context: MarkdownContext): RootContent[] {
  const tree: Root = parser.parse(source);
  return expandAll(
    tree.children.filter((node) => node.type !== 'yaml'),
    context,
  );
}

/** From the inside out, so that an element finds plain Markdown inside it. */
function expandAll(nodes: readonly RootContent[], context: MarkdownContext): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if ('url' in node) node.url = context.linkTo(node.url);
    if ('children' in node)
      Object.assign(node, { children: expandAll(node.children as RootContent[], context) });
    return node.type === 'mdxJsxFlowElement' ? exportElement(node, context) : [node];
  });
}

/** Headings of a tab stand below the tab's own. */
function deeper(node: RootContent): RootContent {
  return node.type === 'heading' && node.depth < 6
    ? { ...node, depth: (node.depth + 1) as typeof node.depth }
    : node;
}
