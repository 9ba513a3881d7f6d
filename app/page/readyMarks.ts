/** Calls back once what React has just committed has been painted. */
function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}

/** Says on `<html>` that the page is interactive. Answers a function that takes it back. */
export function markReady(): () => void {
  let isCurrent = true;
  afterPaint(() => {
    if (isCurrent) document.documentElement.dataset['ready'] = '';
  });
  return () => {
    isCurrent = false;
    delete document.documentElement.dataset['ready'];
  };
}

/** Says on `<html>` that the standalone demo has painted. */
export function markDemoReady(): void {
  afterPaint(() => {
    document.documentElement.dataset['demoReady'] = '';
  });
}
