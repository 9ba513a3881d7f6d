import { createContext, useContext } from 'react';
import { assert } from '../../shared/assert.ts';

/** Called with the id of a demo that is there to be used, or has failed for good. */
type OnSettled = (demoId: string) => void;

const PageReadinessContext = createContext<OnSettled | undefined>(undefined);

export const PageReadinessProvider = PageReadinessContext.Provider;

/** @throws Error outside a page. */
export function usePageReadiness(): OnSettled {
  const onSettled = useContext(PageReadinessContext);
  assert(onSettled, 'usePageReadiness needs a page around it.');
  return onSettled;
}
