/** A promise that React's `use` can read without waiting once it is settled. */
interface ReadablePromise<Value> extends Promise<Value> {
  status?: 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
}

export interface Resource<Value> {
  /** Loads the value on first use; the same promise for the same key. */
  readonly get: (key: string) => Promise<Value>;
  /** The value, if it has arrived. */
  readonly peek: (key: string) => Value | undefined;
  /** Puts in a value that is there already. */
  readonly prime: (key: string, value: Value) => void;
  readonly forget: (key: string) => void;
  /** Forgets a load that has failed, so that the next use loads again. Answers whether there was one. */
  readonly forgetFailure: (key: string) => boolean;
  /** Loads the value anew. Until it has arrived the one before it stays, which what is on the screen still uses. */
  readonly renew: (key: string) => Promise<void>;
  /** Forgets all values but that of `key`. */
  readonly forgetOthers: (key: string) => void;
  /** Loads all values anew. Those that fail stay as they are. */
  readonly renewAll: () => Promise<void>;
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
  const renewals = new Map<string, Promise<Value>>();

  const keep = (key: string, promise: ReadablePromise<Value>) => {
    entries.delete(key);
    entries.set(key, promise);
    const [oldest] = entries.keys();
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
  };

  const prime = (key: string, value: Value) =>
    keep(key, Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value }));

  const renew = async (key: string) => {
    const renewal = load(key);
    renewals.set(key, renewal);
    const value = await renewal;
    // An answer that was asked for earlier may come later.
    if (renewals.get(key) !== renewal) return;
    renewals.delete(key);
    prime(key, value);
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
        (value) => void Object.assign(promise, { status: 'fulfilled', value }),
        // Whoever uses the promise sees the failure.
        (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
      );
      keep(key, promise);
      return promise;
    },
    peek: (key) => entries.get(key)?.value,
    prime,
    forget: (key) => {
      entries.delete(key);
      renewals.delete(key);
    },
    forgetFailure: (key) => entries.get(key)?.status === 'rejected' && entries.delete(key),
    forgetOthers(key) {
      for (const other of [...entries.keys()]) {
        if (other === key) continue;
        entries.delete(other);
        renewals.delete(other);
      }
    },
    async renewAll() {
      await Promise.allSettled([...entries.keys()].map(renew));
    },
    renew,
  };
}
