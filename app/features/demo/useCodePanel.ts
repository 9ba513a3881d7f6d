import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CodePlace } from '../../../shared/demo/codePlace.ts';
import { useShownAddress } from '../../router/ShownAddress.ts';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { onReadOn } from '../scroll/onReadOn.ts';
import type { CodePanelState } from './CodePanelState.ts';
import { recallCodePanel, rememberCodePanel } from './codePanelMemory.ts';
import { leaveCodePlace } from './leaveCodePlace.ts';
import { useCodePlace } from './useCodePlace.ts';

/**
 * Whether the reader has been led to a place that they have not seen yet, because its code is on the way. `passed`:
 * they have scrolled meanwhile, and are not to be taken there any more.
 */
export type CodeArrival = 'none' | 'awaited' | 'passed';

const closed: CodePanelState = { isOpen: false, file: 0, height: 0 };

interface CodePanel {
  readonly state: CodePanelState;
  /** What the reader does with the panel. */
  readonly change: (changes: Partial<CodePanelState>) => void;
  /** The place that the address leads to, until the reader moves on. */
  readonly place: CodePlace | undefined;
  readonly arrival: CodeArrival;
  /** To be called when the place is there, with the position of its file. */
  readonly onArrived: (file: number) => void;
  /** For the panel's element. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** To be called once the files are there and have a height of their own. */
  readonly releaseHeight: () => void;
}

/** The state of a demo's code panel, which back, forward and reload bring back. */
export function useCodePanel(id: string): CodePanel {
  const isHydrated = useIsHydrated();
  const ref = useRef<HTMLDivElement>(null);
  // The server's markup has every panel closed.
  const [state, setState] = useState(() => (isHydrated && recallCodePanel(id)) || closed);

  // On a reload the panel has to have its room before the page, in an effect of its own after this one, scrolls
  // to where it was left; a render would come too late for that.
  useLayoutEffect(() => {
    const left = recallCodePanel(id);
    if (left === undefined) return;
    // A page rendered ahead could not know yet by which entry of the history it would be shown.
    setState(left);
    if (!left.isOpen || ref.current === null) return;
    ref.current.hidden = false;
    ref.current.style.minHeight = `${left.height}px`;
  }, [id]);

  const place = useCodePlace(id);
  const [arrival, setArrival] = useState<CodeArrival>('none');

  // The address changes outside React, and an entry of the history that was seen before is put back as it was left.
  useEffect(() => {
    if (place === undefined) return;
    const left = recallCodePanel(id);
    setState(left ?? { ...closed, isOpen: true });
    setArrival(left === undefined ? 'awaited' : 'none');
  }, [id, place]);

  useEffect(
    () => (arrival === 'awaited' ? onReadOn(() => setArrival('passed')) : undefined),
    [arrival],
  );

  const { search } = useShownAddress();

  // The memory is outside React. A link to a heading, or to another tab of the page, makes a new entry of the history
  // with the same panels.
  useEffect(() => {
    const remember = () => {
      const height = ref.current?.getBoundingClientRect().height ?? 0;
      if (state !== closed) rememberCodePanel(id, { ...state, height });
    };
    remember();
    addEventListener('hashchange', remember);
    addEventListener('pagehide', remember, { capture: true });
    return () => {
      removeEventListener('hashchange', remember);
      removeEventListener('pagehide', remember, { capture: true });
    };
  }, [id, state, search]);

  const change = (changes: Partial<CodePanelState>) => {
    setState((current) => ({ ...current, ...changes }));
    if (place !== undefined) leaveCodePlace();
  };
  const onArrived = (file: number) => {
    setArrival('none');
    setState((current) => ({ ...current, file }));
  };
  const releaseHeight = () => {
    if (ref.current !== null) ref.current.style.minHeight = '';
  };
  return { state, change, place, arrival, onArrived, ref, releaseHeight };
}
