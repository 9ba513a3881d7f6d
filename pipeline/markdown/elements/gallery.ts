import type { ElementDefinition } from '../ElementDefinition.ts';
import { segmentNames, siteNode } from '../siteNode.ts';

/** `<DemoGallery />`: all pages of the section as cards. What they are is known only when all pages are. */
export const gallery: ElementDefinition = {
  required: [],
  optional: [],
  expand: () => [siteNode({ name: segmentNames.gallery })],
};
