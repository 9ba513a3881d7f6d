/**
 * Puts a mark around a line of highlighted code, where every line is markup that is complete in itself. The mark
 * is a block, so it takes the line's end with it. A line that the code does not have marks nothing.
 */
export function markLine(html: string, line: number): string {
  const lines = html.split('\n');
  const marked = lines[line - 1];
  if (marked === undefined) return html;
  const before = lines.slice(0, line - 1).map((text) => `${text}\n`);
  const after = lines.slice(line).join('\n');
  const end = line < lines.length ? '\n' : '';
  return `${before.join('')}<mark class="code-line">${marked}${end}</mark>${after}`;
}
