import { afterPaint } from '../ui/afterPaint.ts';

/** Says on `<html>` that the page is interactive. Answers a function that takes it back. */
export function markReady(): () => void {
  const cancel = afterPaint(() => {
    document.documentElement.dataset['ready'] = '';
  });
  return () => {
    cancel();
    delete document.documentElement.dataset['ready'];
  };
}

/** Says on `<html>` that the standalone demo has painted. */
export function markDemoReady(): void {
  afterPaint(() => {
    document.documentElement.dataset['demoReady'] = '';
  });
}
