const listeners = new Set<() => void>();

let pathAhead: string | undefined;

/** Says to which page a reader seems about to go; `undefined` where there is none. */
export function setPathAhead(path: string | undefined): void {
  if (path === pathAhead) return;
  pathAhead = path;
  for (const listener of listeners) listener();
}

/** The path of the page to be rendered ahead. */
export function getPathAhead(): string | undefined {
  return pathAhead;
}

export function subscribeToPathAhead(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
