import { memo, useEffect, useId, useRef, useState } from 'react';
import type { SidebarGroup } from '../../../shared/page/PageData.ts';
import { useMessage } from '../locale/useMessage.ts';
import { ShowAllPages } from './ShowAllPages.tsx';

interface SidebarProps {
  readonly groups: readonly SidebarGroup[];
  readonly currentPath: string;
  readonly localeId: string;
}

/** What was loaded when a reader asked for all pages. */
interface WholeSidebar {
  readonly localeId: string;
  readonly groups: readonly SidebarGroup[];
}

/** The site's pages in named groups, the current one marked and in view. */
export const Sidebar = memo(function Sidebar({ groups, currentPath, localeId }: SidebarProps) {
  const message = useMessage();
  const [all, setAll] = useState<WholeSidebar | undefined>(undefined);
  const shown = all?.localeId === localeId ? all.groups : groups;
  const nav = useRef<HTMLElement>(null);
  const id = useId();

  // Scrolling is the document’s; React has no word for it. Another path marks another link. The page comes first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const link = nav.current?.querySelector('[aria-current]');
      if (link && nav.current?.parentElement) scrollWithin(nav.current.parentElement, link);
    });
    return () => cancelAnimationFrame(frame);
  }, [currentPath]);

  return (
    <nav className="sidebar" aria-label={message('sidebar.label')} ref={nav}>
      {shown.map(({ title, items, hiddenCount }, index) => (
        <div key={title} className="sidebar-group">
          <p className="sidebar-title" id={`${id}-${index}`}>
            {title}
          </p>
          <ul aria-labelledby={`${id}-${index}`}>
            {items.map((item) => (
              <li key={item.path}>
                <a href={item.path} aria-current={item.path === currentPath ? 'page' : undefined}>
                  {item.title}
                  {item.debug === true && <span className="sidebar-mark"> debug</span>}
                </a>
              </li>
            ))}
          </ul>
          {hiddenCount !== undefined && (
            <ShowAllPages
              count={hiddenCount}
              localeId={localeId}
              onLoad={(whole) => setAll({ localeId, groups: whole })}
            />
          )}
        </div>
      ))}
    </nav>
  );
});

/** Brings `element` into view by scrolling `box` alone; `scrollIntoView` would scroll the page as well. */
function scrollWithin(box: Element, element: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const isInView = inner.top >= outer.top && inner.bottom <= outer.bottom;
  if (!isInView) box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
