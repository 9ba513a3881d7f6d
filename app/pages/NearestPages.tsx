import { useEffect, useId, useState } from 'react';
import type { PageLink } from '../../shared/page/PageData.ts';
import { nearestPages } from '../../shared/route/nearestPages.ts';
import { useMessage } from '../features/locale/useMessage.ts';
import { sidebarResource } from '../features/sidebar/sidebarResource.ts';
import { useShownAddress } from '../router/ShownAddress.ts';

/** How many pages a lost reader is offered. */
const count = 5;

/** The pages whose names are most like the address that does not exist. Their room is there before they are. */
export function NearestPages({ localeId }: { readonly localeId: string }) {
  const message = useMessage();
  const { path } = useShownAddress();
  const [found, setFound] = useState<readonly PageLink[]>([]);
  const id = useId();

  // One document serves all addresses that do not exist, so only the browser knows which it is.
  useEffect(() => {
    let isCurrent = true;
    sidebarResource.get(localeId).then(
      (groups) => {
        const pages = groups.flatMap(({ items }) => items);
        if (isCurrent) setFound(nearestPages({ path, pages, count }));
      },
      // Without the list the page still says what it has to say; the next visit asks again.
      () => sidebarResource.forget(localeId),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, localeId]);

  return (
    <div className="nearest">
      {found.length > 0 && (
        <nav aria-labelledby={id}>
          <p id={id}>{message('not-found.nearest')}</p>
          <ul>
            {found.map((page) => (
              <li key={page.path}>
                <a href={page.path}>{page.title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
