/** How long a chunk may take before it counts as failed, in milliseconds. */
export const chunkTimeout = 120_000;

/** `work`'s result, or a rejection with `onTimeout()` if there is none within `limit` milliseconds. */
export function withTimeout<Value>(
  work: Promise<Value>,
  onTimeout: () => Error,
  limit = chunkTimeout,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(onTimeout()), limit);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
