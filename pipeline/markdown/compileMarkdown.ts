import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import type { CompiledMarkdown } from './CompiledMarkdown.ts';
import { expandElements } from './expandElements.ts';
import { findSourcePlaces } from './findSourcePlaces.ts';
import type { PageContext } from './PageContext.ts';
import { readTree } from './readTree.ts';
import { splitSegments } from './splitSegments.ts';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);
const converter = unified().use(remarkRehype);

const nothing = {
  segments: [],
  toc: [],
  texts: [],
  anchors: new Set<string>(),
  links: [],
  demos: [],
  dataFiles: [],
  places: [],
} as const;

/** Some failures are at no place of their own and name the place of what they are about. */
function placeOf({ line, column, reason }: VFileMessage) {
  const [, namedLine = 1, namedColumn = 1] = /\((\d+):(\d+)/.exec(reason) ?? [];
  return { line: line ?? Number(namedLine), column: column ?? Number(namedColumn) };
}

/** Compiles a page's source, front matter included but ignored. */
export function compileMarkdown(source: string, page: PageContext): CompiledMarkdown {
  let markdown: Root;
  try {
    markdown = parser.parse(source);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return {
      ...nothing,
      problems: [
        {
          ...placeOf(error),
          message: 'The page cannot be parsed.',
          found: error.reason,
          expected: 'markdown; `<` and `{` stand only in code or begin an element',
        },
      ],
    };
  }
  markdown.children = markdown.children.filter((node) => node.type !== 'yaml');
  const places = findSourcePlaces(markdown, source);

  const { demos, dataFiles, problems } = expandElements(markdown, page);
  const tree = converter.runSync(markdown);
  const reading = readTree(tree, page);
  return {
    segments: splitSegments(tree),
    toc: reading.toc,
    texts: reading.texts,
    anchors: reading.anchors,
    links: reading.links,
    demos,
    dataFiles,
    places,
    problems: [...problems, ...reading.problems],
  };
}
