import { type ReactNode, Suspense } from 'react';
import type { PageData } from '../../shared/page/PageData.ts';
import { Header } from '../features/header/Header.tsx';
import { Skeleton } from '../features/loading/Skeleton.tsx';
import { useMessage } from '../features/locale/useMessage.ts';
import { PageFooter } from '../features/page-footer/PageFooter.tsx';
import { Sidebar } from '../features/sidebar/Sidebar.tsx';
import { useShownTab } from '../features/tabs/useShownTab.ts';
import { Toc } from '../features/toc/Toc.tsx';
import { useAfterPaint } from '../ui/useAfterPaint.ts';

interface DocumentationLayoutProps {
  readonly page: PageData;
  /** Whether the reader waits for another page. */
  readonly isPending: boolean;
  readonly children: ReactNode;
}

/**
 * Header, sidebar, table of contents and foot around a page. Nothing in them is waited for: each is a boundary so
 * that React takes it over by itself, and a click on a demo is answered before all of them are. When one page takes
 * another's place, they follow it.
 */
export function DocumentationLayout({ page, isPending, children }: DocumentationLayoutProps) {
  const message = useMessage();
  const around = useAfterPaint(page);
  const isHome = page.meta.hero !== undefined;
  const tab = useShownTab(page.meta);
  // A page keeps the room of a table of contents if any of its tabs has one, so that tabs change nothing else.
  const hasToc = [page.meta, ...page.meta.tabs].some((content) => content.toc.length > 1);
  const toc = page.meta.tabs.find(({ key }) => key === tab)?.toc ?? page.meta.toc;
  return (
    <div className="site">
      <a className="skip-link" href="#content">
        {message('skip-to-content')}
      </a>
      <Suspense>
        <Header page={around} />
      </Suspense>
      <div
        className="layout"
        data-layout={isHome ? 'home' : 'page'}
        data-toc={hasToc ? 'present' : 'absent'}
      >
        {!isHome && (
          <div className="layout-sidebar">
            <Suspense>
              <Sidebar
                groups={around.sidebar}
                currentPath={around.path}
                localeId={around.localeId}
              />
            </Suspense>
          </div>
        )}
        <main id="content" className="layout-content" tabIndex={-1}>
          <Skeleton isPending={isPending} />
          {children}
          <Suspense>
            <PageFooter page={around} />
          </Suspense>
        </main>
        {hasToc && toc.length > 1 && (
          <div className="layout-toc">
            <Suspense>
              <Toc entries={toc} />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}
