import type {
  ConsoleEntry,
  FrameAppearance,
  Program,
} from '../../../../shared/editor/frameMessages.ts';
import { createFrame, type Frame } from './createFrame.ts';
import type { PreviewFailure, PreviewState } from './PreviewState.ts';

interface PreviewOptions {
  readonly container: HTMLElement;
  /** Address of the frame document. */
  readonly address: string;
  readonly title: string;
  readonly appearance: FrameAppearance;
  readonly onState: (state: PreviewState) => void;
  readonly onConsole: (entries: readonly ConsoleEntry[], dropped: number) => void;
}

export interface Preview {
  /** Runs a program beside what runs, which it replaces as soon as it has appeared. */
  readonly run: (program: Program) => void;
  /** Says why there is nothing to run. What runs stays; what was about to take its place is out of date. */
  readonly fail: (failure: PreviewFailure) => void;
  readonly setAppearance: (appearance: FrameAppearance) => void;
  /** Ends everything that runs. */
  readonly stop: () => void;
}

/** Shows the last program that worked while the next one is tried out of sight. */
export function createPreview(options: PreviewOptions): Preview {
  const { container, address, title, onState, onConsole } = options;
  let appearance = options.appearance;
  let current: Frame | undefined;
  let candidate: Frame | undefined;

  const removeCandidate = () => {
    candidate?.remove();
    candidate = undefined;
  };
  const removeAll = () => {
    removeCandidate();
    current?.remove();
    current = undefined;
  };

  const promote = (frame: Frame) => {
    current?.remove();
    current = frame;
    candidate = undefined;
    frame.element.dataset['state'] = 'current';
    onState({ kind: 'running' });
  };

  const run = (program: Program) => {
    removeCandidate();
    onState({ kind: 'starting' });
    const frame = createFrame({
      container,
      address,
      title,
      program,
      appearance,
      onMessage(message) {
        switch (message.type) {
          case 'rendered':
            if (candidate === frame) promote(frame);
            return;
          case 'console':
            // A program that is on its way out prints to nobody.
            if (frame === (candidate ?? current)) onConsole(message.entries, message.dropped);
            return;
          case 'failed': {
            // What goes wrong in an event is in the console and leaves the preview as it is.
            if (message.phase === 'event') return;
            if (candidate === frame) removeCandidate();
            const { type: _type, ...failure } = message;
            onState({ kind: 'failed', failure: { kind: 'run', ...failure } });
            return;
          }
          default:
        }
      },
      onGone(reason) {
        if (candidate === frame) removeCandidate();
        else removeAll();
        onState({ kind: 'stopped', reason });
      },
    });
    frame.element.dataset['state'] = 'candidate';
    candidate = frame;
  };

  return {
    run,
    fail(failure) {
      removeCandidate();
      onState({ kind: 'failed', failure });
    },
    setAppearance(next) {
      appearance = next;
      current?.setAppearance(next);
      candidate?.setAppearance(next);
    },
    stop: removeAll,
  };
}
