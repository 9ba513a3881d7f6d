/** Part of an address as people read it. What is no valid encoding is left as it is, and so names nothing. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
