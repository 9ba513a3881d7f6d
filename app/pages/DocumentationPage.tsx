import { use, useEffect, useState } from 'react';
import { segmentPrefix } from '../../shared/page/mapSegmentHtml.ts';
import type { PageData } from '../../shared/page/PageData.ts';
import { Hero } from '../features/hero/Hero.tsx';
import { ProgressBar } from '../features/loading/ProgressBar.tsx';
import { PageTitle } from '../features/page-title/PageTitle.tsx';
import { moveOn } from '../features/renewal/moveOn.ts';
import { RenewalNotice } from '../features/renewal/RenewalNotice.tsx';
import { useScrollPosition } from '../features/scroll/useScrollPosition.ts';
import { PageTabs } from '../features/tabs/PageTabs.tsx';
import { DocumentationLayout } from '../layouts/DocumentationLayout.tsx';
import { PageBody } from '../markdown/PageBody.tsx';
import type { PageOutcome } from '../page/loadPage.ts';
import { PageReadinessProvider } from '../page/PageReadiness.ts';
import { pageResource } from '../page/pageResource.ts';
import { useDevelopmentUpdates } from '../page/useDevelopmentUpdates.ts';
import { usePageHead } from '../page/usePageHead.ts';
import { useReadyMark } from '../page/useReadyMark.ts';
import { useRenewal } from '../resource/useRenewal.ts';
import {
  type ShownAddress,
  ShownAddressProvider,
  useShownAddress,
} from '../router/ShownAddress.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { PageLoadError } from './PageLoadError.tsx';

interface DocumentationPageProps {
  readonly path: string;
  /** Whether another page is being loaded. */
  readonly isPending: boolean;
}

/** An outcome that is a page to show, and its address. */
interface Shown {
  readonly outcome: Exclude<PageOutcome, { kind: 'failed' | 'renewed' }>;
  readonly address: ShownAddress;
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
function useLastShown(outcome: PageOutcome): Shown | undefined {
  const address = useShownAddress();
  const [last, setLast] = useState<Shown | undefined>(undefined);
  if (outcome.kind === 'failed' || outcome.kind === 'renewed') return last;
  if (outcome === last?.outcome && address === last.address) return last;
  const shown = { outcome, address };
  setLast(shown);
  return shown;
}

interface ShownPageProps {
  readonly outcome: Shown['outcome'];
  readonly isPending: boolean;
}

function ShownPage({ outcome, isPending }: ShownPageProps) {
  const { page } = outcome;
  const onSettled = useReadyMark(page);
  usePageHead(page, { isFound: outcome.kind === 'page' });
  useScrollPosition();
  return (
    <DocumentationLayout page={page} isPending={isPending}>
      <PageReadinessProvider value={onSettled}>
        {outcome.kind === 'not-found' ? (
          <NotFoundPage page={page} />
        ) : (
          // The key gives every page state of its own, and ends all that the last page's demos do.
          <div key={page.path}>
            {page.meta.hero === undefined ? (
              <PageTitle page={page} />
            ) : (
              <Hero hero={page.meta.hero} />
            )}
            <TabbedBody page={page} serverData={outcome.serverData} />
          </div>
        )}
      </PageReadinessProvider>
    </DocumentationLayout>
  );
}

interface TabbedBodyProps {
  readonly page: PageData;
  readonly serverData: unknown;
}

function TabbedBody({ page, serverData }: TabbedBodyProps) {
  const own = <PageBody body={page.body} serverData={serverData} />;
  if (page.meta.tabs.length === 0) return own;
  return (
    <PageTabs
      page={page}
      renderTab={(key) =>
        key === undefined ? (
          own
        ) : (
          <PageBody
            body={page.tabBodies[key] ?? []}
            serverData={serverData}
            idPrefix={segmentPrefix(key)}
          />
        )
      }
    />
  );
}
