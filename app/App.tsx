import { useDeferredValue, useMemo } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { normalizePath } from '../shared/route/normalizePath.ts';
import { ContextLayout } from './layouts/ContextLayout.tsx';
import { isPageAtHand } from './page/isPageAtHand.ts';
import { DocumentationPage } from './pages/DocumentationPage.tsx';
import { StandaloneDemoPage } from './pages/StandaloneDemoPage.tsx';
import { ShownAddressProvider } from './router/ShownAddress.ts';

interface AppProps {
  /** The address to render on the server, where there is no location. */
  readonly serverPath?: string;
}

const standaloneDemo = /^\/~demos\/([^/]+)$/;

export function App({ serverPath }: AppProps) {
  // As the browser has it, encoded: decoded, a path can hold anything, and no longer names a file of the site.
  const pathname = usePathname(serverPath === undefined ? {} : { ssrPath: serverPath });
  // The HTML is the same for every query, so the page starts from none.
  const search = useSearch({ ssrSearch: '' }).replace(/^\?/, '');
  const path = normalizePath(pathname);
  const address = useMemo(() => ({ path, search }), [path, search]);
  // What is shown follows the address as soon as it is loaded; until then the reader keeps what there is.
  const followed = useDeferredValue(address);
  const shown = isPageAtHand(path) ? address : followed;
  const isPending = path !== shown.path;
  // Once is enough for a page that is shown at once, although the value deferred changes after it.
  return useMemo(() => {
    const demoId = standaloneDemo.exec(shown.path)?.[1];
    return (
      <ContextLayout path={shown.path}>
        <ShownAddressProvider value={shown}>
          {demoId === undefined ? (
            <DocumentationPage path={shown.path} isPending={isPending} />
          ) : (
            <StandaloneDemoPage id={demoId} />
          )}
        </ShownAddressProvider>
      </ContextLayout>
    );
  }, [shown, isPending]);
}
