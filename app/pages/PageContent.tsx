import { memo } from 'react';
import { segmentPrefix } from '../../shared/page/mapSegmentHtml.ts';
import type { PageData } from '../../shared/page/PageData.ts';
import { Hero } from '../features/hero/Hero.tsx';
import { PageTitle } from '../features/page-title/PageTitle.tsx';
import { useScrollPosition } from '../features/scroll/useScrollPosition.ts';
import { PageTabs } from '../features/tabs/PageTabs.tsx';
import { PageBody } from '../markdown/PageBody.tsx';
import type { ShownOutcome } from '../page/loadPage.ts';
import { PageReadinessProvider } from '../page/PageReadiness.ts';
import { useReadyMark } from '../page/useReadyMark.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

interface PageContentProps {
  readonly outcome: ShownOutcome;
}

/** A page's title and body. Rendered ahead it is the same, but for its effects, which wait until it is shown. */
export const PageContent = memo(function PageContent({ outcome }: PageContentProps) {
  const { page } = outcome;
  const onSettled = useReadyMark(page);
  useScrollPosition();
  return (
    <PageReadinessProvider value={onSettled}>
      {outcome.kind === 'not-found' ? (
        <NotFoundPage page={page} />
      ) : (
        <div className="page-content">
          {page.meta.hero === undefined ? (
            <PageTitle page={page} />
          ) : (
            <Hero hero={page.meta.hero} />
          )}
          <TabbedBody page={page} serverData={outcome.serverData} />
        </div>
      )}
    </PageReadinessProvider>
  );
});

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
