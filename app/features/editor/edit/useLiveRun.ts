import { useEffect, useRef } from 'react';
import type { Program } from '../../../../shared/editor/frameMessages.ts';
import type { Stack } from '../../../../shared/editor/StackList.ts';
import type { DemoFiles } from '../compile/compileDemo.ts';
import { createProgram } from '../compile/createProgram.ts';
import type { PreviewFailure } from '../preview/PreviewState.ts';

/** How long the reader has to pause before what they typed is run, in milliseconds. */
const runDelay = 200;

interface LiveRunOptions {
  readonly files: DemoFiles;
  readonly entry: string;
  readonly stack: Stack;
  /** Nothing runs while this is so. */
  readonly isHeld: boolean;
  /** Another number runs the same code again. */
  readonly runNumber: number;
  readonly onProgram: (program: Program) => void;
  readonly onFailure: (failure: PreviewFailure) => void;
}

/** Compiles and runs the files now, and again whenever they change. */
export function useLiveRun(options: LiveRunOptions): void {
  const { files, entry, stack, isHeld, runNumber } = options;
  const latest = useRef(options);
  latest.current = options;
  const hasRun = useRef(runNumber - 1);
  // Files are a new object with every render; only a change of their texts is a reason to run.
  const text = JSON.stringify(files);

  useEffect(() => {
    if (isHeld) return undefined;
    let isLate = false;
    const runNow = async () => {
      hasRun.current = runNumber;
      try {
        const result = await createProgram({ files: JSON.parse(text) as DemoFiles, entry, stack });
        if (isLate) return;
        if (result.kind === 'program') latest.current.onProgram(result.program);
        else latest.current.onFailure(result.failure);
      } catch (error) {
        if (isLate) return;
        const message = error instanceof Error ? error.message : String(error);
        latest.current.onFailure({ kind: 'load', message });
      }
    };
    // What the reader has asked for does not wait; what follows their typing does.
    const timer = setTimeout(runNow, hasRun.current === runNumber ? runDelay : 0);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [text, entry, stack, isHeld, runNumber]);
}
