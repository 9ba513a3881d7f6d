import { Activity, use, useEffect, useState } from 'react';
import { ProgressBar } from '../features/loading/ProgressBar.tsx';
import { moveOn } from '../features/renewal/moveOn.ts';
import { RenewalNotice } from '../features/renewal/RenewalNotice.tsx';
import { DocumentationLayout } from '../layouts/DocumentationLayout.tsx';
import type { AddressedPage } from '../page/AddressedPage.ts';
import type { PageOutcome, ShownOutcome } from '../page/loadPage.ts';
import { pageResource } from '../page/pageResource.ts';
import { useDevelopmentUpdates } from '../page/useDevelopmentUpdates.ts';
import { usePageAhead } from '../page/usePageAhead.ts';
import { usePageHead } from '../page/usePageHead.ts';
import { useRenewal } from '../resource/useRenewal.ts';
import { ShownAddressProvider, useShownAddress } from '../router/ShownAddress.ts';
import { PageContent } from './PageContent.tsx';
import { PageLoadError } from './PageLoadError.tsx';

interface DocumentationPageProps {
  readonly path: string;
  /** Whether another page is being loaded. */
  readonly isPending: boolean;
}

/** The page at `path`. While a page cannot be loaded, the one before it stays, with the error above it. */
export function DocumentationPage({ path, isPending }: DocumentationPageProps) {
  const [isRetrying, retry] = useRenewal(pageResource, path);
  const outcome = use(pageResource.get(path));
  const shown = useLastShown(outcome);

  useDevelopmentUpdates(path, retry);
  // The address is the reader's already; only a document brings the scripts for its page.
  useEffect(() => {
    if (outcome.kind === 'renewed') moveOn(outcome.build);
  }, [outcome]);
  return (
    <>
      <ProgressBar isPending={isPending || isRetrying} />
      <RenewalNotice />
      {outcome.kind === 'failed' && <PageLoadError error={outcome.error} onRetry={retry} />}
      {shown !== undefined && (
        <ShownAddressProvider value={shown.address}>
          <ShownPage outcome={shown.outcome} isPending={isPending} />
        </ShownAddressProvider>
      )}
    </>
  );
}

/** The last outcome that is a page to show. Its address is not followed while there is no page for another one. */
function useLastShown(outcome: PageOutcome): AddressedPage | undefined {
  const address = useShownAddress();
  const [last, setLast] = useState<AddressedPage | undefined>(undefined);
  if (outcome.kind === 'failed' || outcome.kind === 'renewed') return last;
  if (outcome === last?.outcome && address === last.address) return last;
  const shown = { outcome, address };
  setLast(shown);
  return shown;
}

interface ShownPageProps {
  readonly outcome: ShownOutcome;
  readonly isPending: boolean;
}

function ShownPage({ outcome, isPending }: ShownPageProps) {
  const { page } = outcome;
  usePageHead(page, { isFound: outcome.kind === 'page' });
  return (
    <DocumentationLayout page={page} isPending={isPending}>
      <PageAndPageAhead outcome={outcome} />
    </DocumentationLayout>
  );
}

/**
 * The page that is shown and, out of sight, the one that a reader seems about to go to. What the latter's effects do
 * waits until it is shown.
 */
function PageAndPageAhead({ outcome }: { readonly outcome: ShownOutcome }) {
  const shown = { outcome, address: useShownAddress() };
  const ahead = usePageAhead(shown);
  // The page that is shown comes first: that is where whoever looks for an id finds it.
  const pages = ahead === undefined ? [shown] : [shown, ahead];
  return pages.map((item) => (
    // The key gives every page state of its own, and ends all that the last page's demos do.
    <Activity key={item.outcome.page.path} mode={item.outcome === outcome ? 'visible' : 'hidden'}>
      <ShownAddressProvider value={item.address}>
        <PageContent outcome={item.outcome} />
      </ShownAddressProvider>
    </Activity>
  ));
}
