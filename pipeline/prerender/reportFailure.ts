import type { RenderFailure } from '../../shared/render/RenderModule.ts';

/** A failure in words, which can go to another thread. */
export interface FailureReport extends Omit<RenderFailure, 'error'> {
  /** What was thrown, e.g. `TypeError: …`. */
  readonly message: string;
  /** Empty where what was thrown has none. */
  readonly stack: string;
}

export function reportFailure({ error, demoId, componentStack }: RenderFailure): FailureReport {
  const isError = error instanceof Error;
  return {
    message: isError ? `${error.name}: ${error.message}` : String(error),
    stack: (isError && error.stack) || '',
    demoId,
    componentStack,
  };
}
