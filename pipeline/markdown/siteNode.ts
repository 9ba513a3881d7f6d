import type { Properties } from 'hast';
import type { RootContent } from 'mdast';

interface SiteNode {
  /** Name of the HTML element, or of an element that only the pipeline knows (`site-demo`). */
  readonly name: string;
  readonly properties?: Properties;
  readonly children?: readonly RootContent[];
}

/** A markdown node that becomes the HTML element `name`. */
export function siteNode({ name, properties = {}, children = [] }: SiteNode): RootContent {
  const node = {
    type: 'siteElement',
    data: { hName: name, hProperties: properties },
    children: [...children],
  };
  // Markdown's own node types are a closed list; remark-rehype takes any node that carries its HTML name.
  return node as unknown as RootContent;
}

/** The names that {@link siteNode} gives to what becomes a segment of its own. */
export const segmentNames = {
  demo: 'site-demo',
  demoGrid: 'site-demo-grid',
  codeGroup: 'site-code-group',
  gallery: 'site-gallery',
  apiFilter: 'site-api-filter',
  serverData: 'site-server-data',
  changeFilter: 'site-change-filter',
} as const;
