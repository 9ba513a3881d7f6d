import { useEffect, useRef, useState } from 'react';
import { useShownAddress } from './ShownAddress.ts';

/** How long a reader has to stop typing before the address follows, in milliseconds. */
const addressDelay = 200;

/**
 * A text that lives in the query of the address, so that it can be linked to and is there again on the way
 * back. What is typed counts at once; the address follows.
 */
export function useQueryText(name: string): [text: string, setText: (text: string) => void] {
  const { path, search } = useShownAddress();
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const addressed = new URLSearchParams(search).get(name) ?? '';
  const text = typed ?? addressed;

  // A link, back or forward has brought another text than the one written here.
  const written = useRef(addressed);
  useEffect(() => {
    if (addressed !== written.current) setTyped(undefined);
    written.current = addressed;
  }, [addressed]);

  // The address is the browser's. Some browsers allow few changes of it in a short time.
  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      // Another page may be on its way already.
      if (location.pathname !== path) return;
      const url = new URL(location.href);
      if (typed === '') url.searchParams.delete(name);
      else url.searchParams.set(name, typed);
      written.current = typed;
      history.replaceState(history.state, '', url);
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [typed, name, path]);

  return [text, setTyped];
}
