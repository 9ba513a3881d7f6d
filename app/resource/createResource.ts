/** A promise that React's `use` can read without waiting once it is fulfilled. */
interface ReadablePromise<Value> extends Promise<Value> {
  status?: 'fulfilled';
  value?: Value;
}

export interface Resource<Value> {
  /** Loads the value on first use; the same promise for the same key. */
  readonly get: (key: string) => Promise<Value>;
  /** The value, if it has arrived. */
  readonly peek: (key: string) => Value | undefined;
  /** Puts in a value that is there already. */
  readonly prime: (key: string, value: Value) => void;
  readonly forget: (key: string) => void;
}

interface ResourceOptions<Value> {
  readonly load: (key: string) => Promise<Value>;
  /** How many values are kept; the one unused for longest goes first. */
  readonly limit: number;
}

/**
 * A cache of loaded values whose promises React can `use`. A failed load stays until it is forgotten, so that
 * showing the failure does not load again.
 */
export function createResource<Value>({ load, limit }: ResourceOptions<Value>): Resource<Value> {
  const entries = new Map<string, ReadablePromise<Value>>();

  const keep = (key: string, promise: ReadablePromise<Value>) => {
    entries.delete(key);
    entries.set(key, promise);
    const [oldest] = entries.keys();
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
  };

  return {
    get(key) {
      const known = entries.get(key);
      if (known !== undefined) {
        keep(key, known);
        return known;
      }
      const promise: ReadablePromise<Value> = load(key);
      promise.then(
        (value) => Object.assign(promise, { status: 'fulfilled', value }),
        // Whoever uses the promise sees the failure.
        () => undefined,
      );
      keep(key, promise);
      return promise;
    },
    peek: (key) => entries.get(key)?.value,
    prime(key, value) {
      keep(key, Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value }));
    },
    forget: (key) => {
      entries.delete(key);
    },
  };
}
