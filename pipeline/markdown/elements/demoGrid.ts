import type { ElementDefinition } from '../ElementDefinition.ts';
import { segmentNames, siteNode } from '../siteNode.ts';

/** `<DemoGrid>` around two or more `<Demo>`s sets them side by side in a wide window. */
export const demoGrid: ElementDefinition = {
  required: [],
  optional: [],
  expand({ node, report }) {
    const stray = node.children.find((child) => child.data?.hName !== segmentNames.demo);
    if (stray !== undefined) {
      report({
        line: stray.position?.start.line ?? node.position?.start.line ?? 1,
        message: '<DemoGrid> can hold nothing but demos.',
        found: stray.type,
        expected: '<Demo>',
      });
      return [];
    }
    return [siteNode({ name: segmentNames.demoGrid, children: node.children })];
  },
};
