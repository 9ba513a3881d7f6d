import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';

const call = '__guardLoop();';
const loops: ReadonlySet<string> = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

/** Makes every turn of every loop call the frame's guard. No line moves. */
export function guardLoops(code: string): string {
  if (!/\b(?:for|while|do)\b/.test(code)) return code;
  const insertions: { at: number; text: string }[] = [];
  parser.parse(code).iterate({
    enter({ name, node }) {
      const body = loops.has(name) ? bodyOf(node) : null;
      if (body === null || body.type.isError) return;
      if (body.name === 'Block') insertions.push({ at: body.from + 1, text: call });
      else insertions.push({ at: body.from, text: `{${call}` }, { at: body.to, text: '}' });
    },
  });
  let result = '';
  let end = code.length;
  for (const { at, text } of insertions.sort((a, b) => b.at - a.at)) {
    result = text + code.slice(at, end) + result;
    end = at;
  }
  return code.slice(0, end) + result;
}

function bodyOf(loop: SyntaxNode): SyntaxNode | null {
  return loop.name === 'DoStatement' ? (loop.firstChild?.nextSibling ?? null) : loop.lastChild;
}
