import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useMessage } from '../locale/useMessage.ts';
import { arrive } from './arrive.ts';
import { createChoose } from './createChoose.ts';
import { sectionsOf } from './optionSections.ts';
import { forgetQueries, recentQueries, rememberQuery } from './recentQueries.ts';
import { SearchFooter } from './SearchFooter.tsx';
import { SearchNote } from './SearchNote.tsx';
import { SearchOptions } from './SearchOptions.tsx';
import type { SearchPanelProps } from './SearchPanelProps.ts';
import { SearchStatus } from './SearchStatus.tsx';
import { prepareSearch } from './searchSite.ts';
import { useActiveOption } from './useActiveOption.ts';
import { foundBy, useSearch } from './useSearch.ts';

const moves = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' } as const;

/** Everything below the field: results or recent searches as options, and what the keys do to them. */
export function SearchPanel(props: SearchPanelProps) {
  const { localeId, path, text, isOpen, isDialog, listId, keys, isEnterPending, focusField } =
    props;
  const message = useMessage();
  const [state, retry] = useSearch({ localeId, text });
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [recent, setRecent] = useState(recentQueries);

  const found = foundBy(state);
  const sections = sectionsOf({ state, recent, expanded, message });
  const options = sections.flatMap((section) => section.options);
  const isShown = isOpen && (text.trim() !== '' || options.length > 0);
  const isExpanded = isShown && options.length > 0;
  const { active, setActive, idOf, move } = useActiveOption({
    listId,
    count: options.length,
    list: found ?? recent,
  });

  const remember = (query: string) => {
    rememberQuery(query);
    setRecent(recentQueries());
  };
  const leave = () => {
    props.onText('');
    props.onClose();
    // The reader has gone on to the page.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  const choose = createChoose({
    query: found?.query ?? text,
    path,
    remember,
    leave,
    onText: props.onText,
  });

  const open = (index: number, isNewTab: boolean) => {
    const element = document.getElementById(idOf(index));
    if (element === null) return;
    // A link of the site knows how to change the page in place; another tab is the browser's business.
    if (isNewTab && element instanceof HTMLAnchorElement) {
      choose(options[index], true);
      window.open(element.href, '_blank', 'noopener');
    } else element.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const hasModifier = event.metaKey || event.ctrlKey;
    const step = moves[event.key as keyof typeof moves];
    if (event.key === 'Enter') {
      if (state.kind === 'pending') isEnterPending.current = true;
      else if (active >= 0) open(active, hasModifier);
      else if (isExpanded && state.kind === 'found') open(0, hasModifier);
    } else if (event.key === 'Escape' && !isDialog) {
      if (found !== undefined && found.result.total > 0) remember(found.query);
      if (isShown) props.onClose();
      // A box that is closed already lets go of the reader.
      else leave();
    } else if (step !== undefined && !hasModifier && !event.shiftKey && !event.altKey) {
      if (!isShown) props.onOpen();
      if (!isExpanded) return;
      move(step);
    } else return;
    event.preventDefault();
  };

  // The field is there before the panel, and asks it through a reference.
  useEffect(() => {
    keys.current = onKeyDown;
    return () => {
      keys.current = undefined;
    };
  });

  // Search is wanted, or this would not be here. A failure is told when something is searched for.
  useEffect(() => void prepareSearch(localeId).catch(() => undefined), [localeId]);

  // The page that a hit led to is on the screen from now on; its text is no business of React's.
  useEffect(() => arrive(path), [path]);

  // Assistive technology learns of the options through the field, which is not part of the panel.
  const activeId = isExpanded && active >= 0 ? idOf(active) : undefined;
  const { onState } = props;
  useEffect(() => onState({ isExpanded, activeId }), [isExpanded, activeId, onState]);

  // Enter was pressed before there was anything to open.
  const openFirst = useEffectEvent(() => options.length > 0 && open(0, false));
  useEffect(() => {
    if (state.kind !== 'found' || !isEnterPending.current) return;
    isEnterPending.current = false;
    openFirst();
  }, [state, isEnterPending]);

  if (state.kind === 'failed' && isShown)
    return (
      <SearchNote
        error={state.error}
        onRetry={() => {
          focusField();
          retry();
        }}
      />
    );
  return (
    <div className="search-panel" hidden={!isShown} aria-busy={state.kind === 'pending'}>
      <SearchStatus state={state} />
      <SearchOptions
        sections={sections}
        listId={listId}
        active={active}
        idOf={idOf}
        onActive={setActive}
        onChoose={choose}
      />
      <SearchFooter
        sections={sections}
        onExpand={(key) => {
          focusField();
          // Other options stand in their places.
          setActive(-1);
          setExpanded(new Set([...expanded, key]));
        }}
        onForget={() => {
          focusField();
          forgetQueries();
          setRecent([]);
        }}
      />
    </div>
  );
}
