import type { FailurePhase, Place } from '../../../../shared/editor/frameMessages.ts';
import type { CompileFailure } from '../compile/CompileFailure.ts';

/** `reader`: they pressed Stop; the others the site noticed. */
export type StopReason = 'reader' | 'unresponsive' | 'left' | 'flooded' | 'unreachable';

export type PreviewFailure =
  | CompileFailure
  /** It compiled and then failed in the frame. */
  | {
      readonly kind: 'run';
      readonly phase: FailurePhase;
      readonly message: string;
      readonly place?: Place;
    }
  /** A package it imports did not load. */
  | { readonly kind: 'load'; readonly message: string };

export type PreviewState =
  /** Nothing has run yet. */
  | { readonly kind: 'paused' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'running' }
  /** The last good result, if there is one, still runs. */
  | { readonly kind: 'failed'; readonly failure: PreviewFailure }
  | { readonly kind: 'stopped'; readonly reason: StopReason };
