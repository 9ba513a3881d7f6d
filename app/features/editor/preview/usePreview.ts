import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FrameAppearance, Program } from '../../../../shared/editor/frameMessages.ts';
import { addConsoleEntries, type ConsoleLines, emptyConsole } from './consoleLines.ts';
import { createPreview, type Preview } from './createPreview.ts';
import type { PreviewFailure, PreviewState } from './PreviewState.ts';

interface PreviewUse {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly state: PreviewState;
  readonly console: ConsoleLines;
  readonly clearConsole: () => void;
  /** Says that something is about to run. */
  readonly announce: () => void;
  readonly run: (program: Program) => void;
  readonly fail: (failure: PreviewFailure) => void;
  readonly stop: () => void;
}

interface PreviewOptions {
  /** Address of the frame document. */
  readonly address: string;
  readonly title: string;
  readonly appearance: FrameAppearance;
}

/** A preview in the element that `container` is given to. */
export function usePreview({ address, title, appearance }: PreviewOptions): PreviewUse {
  const container = useRef<HTMLDivElement>(null);
  const preview = useRef<Preview>(null);
  const latestAppearance = useRef(appearance);
  latestAppearance.current = appearance;
  const [state, setState] = useState<PreviewState>({ kind: 'paused' });
  const [lines, setLines] = useState<ConsoleLines>(emptyConsole);

  // The frames are no children that React could keep: one of them would load anew whenever it is moved.
  useEffect(() => {
    if (container.current === null) return undefined;
    const created = createPreview({
      container: container.current,
      address,
      title,
      appearance: latestAppearance.current,
      onState: setState,
      onConsole: (entries, dropped) =>
        setLines((before) => addConsoleEntries(before, entries, dropped)),
    });
    preview.current = created;
    return () => {
      preview.current = null;
      created.stop();
    };
  }, [address, title]);

  const { colorMode, direction } = appearance;
  useEffect(() => preview.current?.setAppearance({ colorMode, direction }), [colorMode, direction]);

  return {
    container,
    state,
    console: lines,
    clearConsole: () => setLines(emptyConsole),
    announce: () => setState({ kind: 'starting' }),
    run(program) {
      setLines(emptyConsole);
      preview.current?.run(program);
    },
    fail: (failure) => preview.current?.fail(failure),
    stop() {
      preview.current?.stop();
      setState({ kind: 'stopped', reason: 'reader' });
    },
  };
}
