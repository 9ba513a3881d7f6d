import { startTransition, useState } from 'react';
import type { Resource } from './createResource.ts';

/**
 * Loads what is shown of `key` anew. Until it has arrived, what is on the screen stays in use. Answers whether that
 * is under way, and the function that does it.
 */
export function useRenewal<Value>(
  resource: Resource<Value>,
  key: string,
): [isRenewing: boolean, renew: () => void] {
  const [renewal, setRenewal] = useState<{ readonly key: string } | undefined>(undefined);
  const renew = () => {
    const own = { key };
    setRenewal(own);
    const finish = () =>
      startTransition(() => setRenewal((current) => (current === own ? undefined : current)));
    resource.renew(key).then(finish, finish);
  };
  // Whoever has gone on to another key does not wait for this one.
  return [renewal?.key === key, renew];
}
