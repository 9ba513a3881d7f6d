/** How long a chunk may take before it counts as failed, in milliseconds. */
export const chunkTimeout = 120_000;

/** `work`'s result, or a rejection with `onTimeout()` if there is none within {@link chunkTimeout}. */
export function withTimeout<Value>(work: Promise<Value>, onTimeout: () => Error): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(onTimeout()), chunkTimeout);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
