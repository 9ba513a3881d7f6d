import type { PhrasingContent, RootContent } from 'mdast';
import { siteNode } from '../../markdown/siteNode.ts';

type Properties = NonNullable<Parameters<typeof siteNode>[0]['properties']>;
export type Child = RootContent | PhrasingContent;

/** An HTML element in a page's tree. */
export function element(name: string, properties: Properties, children: readonly Child[]) {
  return siteNode({ name, properties, children });
}

export function textNode(value: string): PhrasingContent {
  return { type: 'text', value };
}

export function codeNode(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

/** What search leaves out. */
export const unsearched = { dataUnsearched: '' } as const;
