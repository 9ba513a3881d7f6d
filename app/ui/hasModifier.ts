interface KeyWithModifiers {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a key is pressed together with another that makes it the browser's, as Alt and an arrow go back. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyWithModifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
