import type { TypeText, TypeToken } from '../TypeSurface.ts';

/** How tightly a printed type holds together; decides on parentheses. */
export type Grip = 'union' | 'function' | 'operator' | 'atom';

export interface Printed {
  readonly tokens: readonly TypeToken[];
  readonly grip: Grip;
}

export function text(value: string): TypeToken {
  return { text: value };
}

export function atom(tokens: readonly TypeToken[]): Printed {
  return { tokens, grip: 'atom' };
}

export function parenthesized(
  { tokens, grip }: Printed,
  loose: readonly Grip[],
): readonly TypeToken[] {
  return loose.includes(grip) ? [text('('), ...tokens, text(')')] : tokens;
}

export function separated(
  parts: readonly (readonly TypeToken[])[],
  separator: string,
): TypeToken[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));
}

export function mergeTokens(tokens: readonly TypeToken[]): TypeText {
  const merged: TypeToken[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last !== undefined && last.ref === undefined && token.ref === undefined)
      merged[merged.length - 1] = text(last.text + token.text);
    else merged.push(token);
  }
  return merged;
}
