import type { PhrasingContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const processor = unified().use(remarkParse);

/** The nodes of a text that has inline markdown only, such as `code`. */
export function inlineMarkdown(text: string): PhrasingContent[] {
  return processor
    .parse(text)
    .children.flatMap((block) => (block.type === 'paragraph' ? block.children : []));
}
