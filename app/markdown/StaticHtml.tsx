import { memo } from 'react';
import { useSiteHtml } from '../security/useSiteHtml.ts';

interface StaticHtmlProps {
  /** The id that `mapSegmentHtml` gives the piece. */
  readonly id: string;
  readonly html: string;
}

/** Finished HTML. On the first load it is already in the document, and this only adopts it. */
export const StaticHtml = memo(function StaticHtml({ id, html }: StaticHtmlProps) {
  return (
    <div
      className="prose"
      data-segment={id}
      // The HTML is made by the build from the site's own content, which may hold no raw HTML.
      dangerouslySetInnerHTML={useSiteHtml(html)}
      // An extension of the browser may have changed the text before the page starts.
      suppressHydrationWarning
    />
  );
});
