import { type KeyboardEvent, type ReactNode, useLayoutEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { assert } from '../../../shared/assert.ts';
import type { PageData } from '../../../shared/page/PageData.ts';
import { tabAttribute, tabIds, tabParameter } from '../../../shared/page/tabParameter.ts';
import { useShownAddress } from '../../router/ShownAddress.ts';
import { hasModifier } from '../../ui/hasModifier.ts';
import { useHasRest } from '../../ui/useHasRest.ts';
import { useMessage } from '../locale/useMessage.ts';
import { useShownTab } from './useShownTab.ts';

interface PageTabsProps {
  readonly page: PageData;
  /** The content of a tab; of the page's own text if there is no key. */
  readonly renderTab: (key: string | undefined) => ReactNode;
}

/** A page's own text and its further tabs, one at a time. The address says which. */
export function PageTabs({ page, renderTab }: PageTabsProps) {
  const message = useMessage();
  const shown = useShownTab(page.meta);
  const address = useShownAddress();
  // A document has all its tabs. A page that takes another's place comes with the one that shows, and the rest after.
  const hasAll = useHasRest();
  const items = [{ key: undefined, title: message('tabs.doc') }, ...page.meta.tabs];

  // The mark in the document has done its work when the panels themselves show the tab that it names, or when the
  // reader has gone on to another one before they did. The address, shown anew, is when to look.
  useLayoutEffect(() => {
    const root = document.documentElement;
    const marked = root.getAttribute(tabAttribute);
    const addressed = new URLSearchParams(location.search).get(tabParameter) ?? '';
    const isAwaited =
      marked !== (shown ?? '') &&
      marked === addressed &&
      page.meta.tabs.some(({ key }) => key === marked);
    if (!isAwaited) root.removeAttribute(tabAttribute);
  }, [shown, page, address]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (hasModifier(event)) return;
    const links = [...event.currentTarget.querySelectorAll('a')];
    const current = links.findIndex((link) => link.matches(':focus'));
    const target = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: links.length - 1,
      ' ': current,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const link = links[(target + links.length) % links.length];
    assert(link, 'A list of tabs has at least one.');
    link.focus();
    // Going through the tabs by key leaves no trail in the history.
    navigate(link.href, { replace: true, state: history.state });
  };
  return (
    <div className="tabs page-tabs">
      <div
        className="tab-list"
        role="tablist"
        data-needs-script
        aria-label={message('tabs.label')}
        onKeyDown={onKeyDown}
      >
        {items.map(({ key, title }) => (
          <a
            key={title}
            role="tab"
            id={tabIds(key).tab}
            href={key === undefined ? page.path : `${page.path}?${tabParameter}=${key}`}
            aria-controls={tabIds(key).panel}
            aria-selected={key === shown}
            tabIndex={key === shown ? 0 : -1}
          >
            {title}
          </a>
        ))}
      </div>
      {items.map(({ key, title }) => (
        <div
          key={title}
          role="tabpanel"
          id={tabIds(key).panel}
          aria-labelledby={tabIds(key).tab}
          hidden={key !== shown}
        >
          {(hasAll || key === shown) && renderTab(key)}
        </div>
      ))}
    </div>
  );
}
