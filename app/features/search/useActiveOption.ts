import { useEffect, useState } from 'react';

interface ActiveOption {
  readonly listId: string;
  readonly count: number;
  /** What the options are made of; another list starts without an active option. */
  readonly list: unknown;
}

type Move = 'next' | 'previous' | 'first' | 'last';

/** Which option is active, as an index; -1 is none. The first move down or up enters the list from that end. */
export function useActiveOption({ listId, count, list }: ActiveOption) {
  const [state, setState] = useState({ list, index: -1 });
  const active = state.list === list && state.index < count ? state.index : -1;
  const idOf = (index: number) => `${listId}-${index}`;
  const setActive = (index: number) => setState({ list, index });

  // Scrolling is the document’s.
  const activeId = active < 0 ? undefined : idOf(active);
  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const move = (step: Move) => {
    const targets: Record<Move, number> = {
      next: active + 1 >= count ? 0 : active + 1,
      previous: active <= 0 ? count - 1 : active - 1,
      first: 0,
      last: count - 1,
    };
    setActive(targets[step]);
  };
  return { active, setActive, idOf, move };
}
