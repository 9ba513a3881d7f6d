import type { Element, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { DemoSegment, Segment } from '../../shared/page/Segment.ts';
import { segmentNames } from './siteNode.ts';

function html(nodes: readonly RootContent[]): string {
  return toHtml({ type: 'root', children: [...nodes] }, { allowDangerousHtml: true });
}

function text(element: Element, property: string): string {
  return String(element.properties[property] ?? '');
}

function childElements(element: Element): Element[] {
  return element.children.filter((child) => child.type === 'element');
}

function demoSegment(element: Element): DemoSegment {
  const height = element.properties['height'];
  return {
    type: 'demo',
    id: text(element, 'demo'),
    title: text(element, 'title'),
    html: html(element.children),
    ...(height !== undefined && { clientOnlyHeight: Number(height) }),
  };
}

function segmentOf(element: Element): Segment | undefined {
  switch (element.tagName) {
    case segmentNames.demo:
      return demoSegment(element);
    case segmentNames.demoGrid:
      return { type: 'demo-grid', demos: childElements(element).map(demoSegment) };
    case segmentNames.codeGroup:
      return {
        type: 'code-group',
        items: childElements(element).map((item) => ({
          title: text(item, 'title'),
          html: html(item.children),
        })),
      };
    case segmentNames.gallery:
      // Filled in where all pages are known.
      return { type: 'gallery', groups: [] };
    case segmentNames.apiFilter:
      return { type: 'api-filter' };
    case segmentNames.changeFilter:
      // The address of the feed is filled in where the page's own is known.
      return { type: 'change-filter', kinds: JSON.parse(text(element, 'kinds')), feed: '' };
    case segmentNames.serverData:
      return { type: 'server-data', field: text(element, 'field') };
    default:
      return undefined;
  }
}

/** Cuts a page's tree into the parts that React owns and the finished HTML between them. */
export function splitSegments(tree: Root): Segment[] {
  const segments: Segment[] = [];
  let pending: RootContent[] = [];
  const flush = () => {
    const finished = html(pending).trim();
    if (finished !== '') segments.push({ type: 'html', html: finished });
    pending = [];
  };
  for (const child of tree.children) {
    const segment = child.type === 'element' ? segmentOf(child) : undefined;
    if (segment === undefined) {
      pending.push(child);
    } else {
      flush();
      segments.push(segment);
    }
  }
  flush();
  return segments;
}
