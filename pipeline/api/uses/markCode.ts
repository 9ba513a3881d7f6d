import { apiAnchor } from '../../../shared/api/apiAnchor.ts';
import { escapeHtml } from '../../highlight/escapeHtml.ts';
import type { PropUse } from './PropUse.ts';

/**
 * Makes the names of props and types in highlighted code links to the reference. Offsets are those of the
 * code, so any markup may stand in `html`; a name that markup cuts in two is left as it is. The keyboard
 * stops at the first of each, the pointer at all.
 */
export function markCode(html: string, uses: readonly PropUse[]): string {
  const marks = [...uses].sort((a, b) => a.start - b.start);
  const seen = new Set<string>();
  let offset = 0;
  let marked = '';
  let open: { readonly end: number; readonly at: number; readonly tag: string } | undefined;

  for (const [piece] of html.matchAll(/<[^>]*>|&(?:#\d+|\w+);|[\s\S]/g)) {
    if (piece.startsWith('<')) {
      // The name goes on behind the markup: take the link back.
      open = undefined;
      marked += piece;
      continue;
    }
    while (marks[0] !== undefined && marks[0].start < offset) marks.shift();
    const next = marks[0];
    if (open === undefined && next?.start === offset) {
      const anchor = apiAnchor(next.entity, next.prop);
      const focus = seen.has(anchor) ? ' tabindex="-1"' : '';
      open = {
        end: next.end,
        at: marked.length,
        tag: `<a class="code-prop" href="/api#${escapeHtml(anchor)}" data-prop="${escapeHtml(anchor)}"${focus}>`,
      };
    }
    marked += piece;
    offset += 1;
    if (open?.end === offset) {
      const name = marked.slice(open.at);
      marked = `${marked.slice(0, open.at)}${open.tag}${name}</a>`;
      seen.add(/data-prop="([^"]*)"/.exec(open.tag)?.[1] ?? '');
      open = undefined;
    }
  }
  return marked;
}
