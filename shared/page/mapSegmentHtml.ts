import type { DemoSegment, Segment } from './Segment.ts';

/** Marks the element that holds a segment's finished HTML; its value is the id given below. */
export const segmentAttribute = 'data-segment';

/** What the ids of a tab's pieces begin with; the page's own text has no prefix. */
export function segmentPrefix(tabKey: string): string {
  return `${tabKey}.`;
}

interface SegmentHtmlMap {
  readonly body: readonly Segment[];
  /** Gets the piece and its id, which is unique in the page and the same on server and client. */
  readonly replace: (html: string, id: string) => string;
  readonly prefix?: string;
}

/** Replaces every piece of finished HTML in a body. */
export function mapSegmentHtml({ body, replace, prefix = '' }: SegmentHtmlMap): Segment[] {
  const mapDemo = (demo: DemoSegment, id: string) => ({ ...demo, html: replace(demo.html, id) });
  return body.map((segment, index): Segment => {
    const id = prefix + index;
    switch (segment.type) {
      case 'html':
        return { ...segment, html: replace(segment.html, id) };
      case 'demo':
        return mapDemo(segment, id);
      case 'demo-grid':
        return {
          ...segment,
          demos: segment.demos.map((demo, position) => mapDemo(demo, `${id}.${position}`)),
        };
      case 'code-group':
        return {
          ...segment,
          items: segment.items.map((item, position) => ({
            ...item,
            html: replace(item.html, `${id}.${position}`),
          })),
        };
      case 'gallery':
      case 'api-filter':
      case 'change-filter':
      case 'server-data':
        return segment;
      default:
        return segment satisfies never;
    }
  });
}
