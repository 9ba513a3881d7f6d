import { useEffect, useState } from 'react';

/** How long "Copied" stands, in milliseconds. */
export const copiedDuration = 2000;

/** A text that is still being loaded has to be promised to the clipboard at once, or some browsers refuse it. */
function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  if (typeof ClipboardItem === 'undefined')
    return text.then((loaded) => navigator.clipboard.writeText(loaded));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Whether something was copied in the last two seconds, and the function that copies. */
export function useCopied(): [isCopied: boolean, copy: (text: string | Promise<string>) => void] {
  const [copies, setCopies] = useState(0);
  const [isCopied, setIsCopied] = useState(false);

  // The state has to end by itself; a further copy begins the time anew.
  useEffect(() => {
    if (copies === 0) return undefined;
    setIsCopied(true);
    const timer = setTimeout(() => setIsCopied(false), copiedDuration);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = (text: string | Promise<string>) => {
    write(text).then(
      () => setCopies((count) => count + 1),
      // Without permission, or text, nothing is copied, and the button does not say that it was.
      () => undefined,
    );
  };
  return [isCopied, copy];
}
