const listeners = new Set<() => void>();

/** Calls back whenever a script or a style sheet did not load, whatever becomes of it. */
export function onChunkFailure(listener: () => void): void {
  listeners.add(listener);
}

/** To be called by loaders only. */
export function reportChunkFailure(): void {
  for (const listener of listeners) listener();
}
