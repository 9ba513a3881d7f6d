import { useEffect, useEffectEvent } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** ⌘K or Ctrl K anywhere, and `/` where it is no text. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  const hasModifier = event.metaKey || event.ctrlKey;
  if (hasModifier) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  // On many keyboards it takes Shift.
  return event.key === '/' && !isTyping(event.target);
}

export function useSearchShortcut(onShortcut: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    onShortcut();
  });

  // The shortcut belongs to the whole document.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
