import type { ElementDefinition } from '../ElementDefinition.ts';
import { segmentNames, siteNode } from '../siteNode.ts';

/** `<ServerData field="greeting" />`: one value of what the page's server loader answers. */
export const serverData: ElementDefinition = {
  required: ['field'],
  optional: [],
  expand: ({ attributes }) => [
    siteNode({ name: segmentNames.serverData, properties: { field: attributes['field'] ?? '' } }),
  ],
};
