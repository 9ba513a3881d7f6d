import type { ElementDefinition } from '../ElementDefinition.ts';
import { segmentNames, siteNode } from '../siteNode.ts';

/** `<ApiFilter />`: a field that narrows down all API tables of the page. */
export const apiFilter: ElementDefinition = {
  required: [],
  optional: [],
  expand: () => [siteNode({ name: segmentNames.apiFilter })],
};
