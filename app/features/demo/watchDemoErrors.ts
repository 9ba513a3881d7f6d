import { demoScript } from './demoResource.ts';
import { targetInProgress, watchEvents } from './eventInProgress.ts';

/** The demo in whose event an error was thrown, if it was thrown in one. */
function demoOfEvent(): string | undefined {
  const stage = targetInProgress()?.closest('.demo-stage');
  return stage?.closest<HTMLElement>('[data-demo]')?.dataset['demo'];
}

/** Whether the error has come out of the demo's script. */
function comesFrom(id: string, error: unknown, file = ''): boolean {
  const script = demoScript(id);
  if (script === undefined) return false;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return file.includes(script) || stack.includes(script);
}

/**
 * Calls back with what a demo throws in its event handlers, timers and promises. An error that is no demo's, or
 * cannot be told to be, is left alone. Answers a function that ends it.
 */
export function watchDemoErrors(id: string, onError: (error: unknown) => void): () => void {
  watchEvents();
  const onWindowError = ({ error, filename }: ErrorEvent) => {
    const owner = demoOfEvent();
    if (owner === undefined ? comesFrom(id, error, filename) : owner === id) onError(error);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (comesFrom(id, reason)) onError(reason);
  };
  addEventListener('error', onWindowError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onWindowError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
