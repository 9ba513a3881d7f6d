/** Whether a text has every word of what was typed, in any order and whatever the case. */
export function matchesWords(text: string, typed: string): boolean {
  const lower = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
