import type { ElementDefinition } from '../ElementDefinition.ts';
import { segmentNames, siteNode } from '../siteNode.ts';

/** `<CodeGroup>` around code blocks shows one at a time; the word after the language is a block's tab. */
export const codeGroup: ElementDefinition = {
  required: [],
  optional: [],
  expand({ node, report }) {
    const items = node.children.map((child) => {
      if (child.type === 'code' && child.meta) {
        return siteNode({
          name: 'site-code',
          properties: { title: child.meta },
          children: [child],
        });
      }
      report({
        line: child.position?.start.line ?? 1,
        message: '<CodeGroup> can hold nothing but code blocks with a title.',
        found: child.type === 'code' ? 'a code block without a title' : child.type,
        expected: 'a code block that begins with ```language title',
      });
      return undefined;
    });
    return [
      siteNode({
        name: segmentNames.codeGroup,
        children: items.filter((item) => item !== undefined),
      }),
    ];
  },
};
