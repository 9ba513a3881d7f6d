/** A text up to the end of its first sentence. Full stops inside code and numbers end none. */
export function firstSentence(text: string): string {
  return /^(?:`[^`]*`|[^`.。!?！？]|[.!?](?=[^\s]))*[.。!?！？]?/.exec(text)?.[0] ?? text;
}
