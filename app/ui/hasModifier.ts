interface WithModifiers {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a key or a click comes with another key that makes it the browser's: Alt and an arrow go back. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: WithModifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
