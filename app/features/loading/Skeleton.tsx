import { skeletonHtml } from '../../../shared/page/skeletonHtml.ts';
import { useSiteHtml } from '../../security/useSiteHtml.ts';
import { useLongerThan } from './useLongerThan.ts';

/** A wait this long is shown where the page will be, in milliseconds. */
const skeletonDelay = 500;

/**
 * Covers the page that is left while the next one takes long. What is covered keeps its size, so that nothing
 * moves, and is there again if the next one does not come.
 */
export function Skeleton({ isPending }: { readonly isPending: boolean }) {
  const isShown = useLongerThan(skeletonDelay, isPending);
  const markup = useSiteHtml(skeletonHtml);
  if (!isShown) return null;
  return (
    <div className="skeleton" aria-hidden="true">
      <div className="skeleton-cover" dangerouslySetInnerHTML={markup} />
    </div>
  );
}
