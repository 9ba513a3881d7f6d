import { useEffect, useState } from 'react';

/** Whether `isPending` has been true for `delay` milliseconds on end. */
export function useLongerThan(delay: number, isPending: boolean): boolean {
  const [isLong, setIsLong] = useState(false);

  // Only time tells a long wait from a short one.
  useEffect(() => {
    if (!isPending) {
      setIsLong(false);
      return undefined;
    }
    const timer = setTimeout(() => setIsLong(true), delay);
    return () => clearTimeout(timer);
  }, [delay, isPending]);

  return isPending && isLong;
}
