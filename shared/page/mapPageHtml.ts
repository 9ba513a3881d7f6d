import { mapSegmentHtml, segmentPrefix } from './mapSegmentHtml.ts';
import type { PageData } from './PageData.ts';

/** Replaces every piece of finished HTML in a page, in all its tabs. */
export function mapPageHtml(
  page: PageData,
  replace: (html: string, id: string) => string,
): PageData {
  return {
    ...page,
    body: mapSegmentHtml({ body: page.body, replace }),
    tabBodies: Object.fromEntries(
      Object.entries(page.tabBodies).map(([key, body]) => [
        key,
        mapSegmentHtml({ body, replace, prefix: segmentPrefix(key) }),
      ]),
    ),
  };
}
