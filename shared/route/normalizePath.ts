const indexName = '/index.html';

/**
 * The one spelling of a page's address: no trailing slash, no `index.html`, one leading slash.
 * Works on the path alone; query and hash are not its business.
 */
export function normalizePath(path: string): string {
  let end = path.length;
  // Counted, not matched: a pattern takes quadratic time for a long address that is nearly all slashes.
  for (;;) {
    if (path[end - 1] === '/') end -= 1;
    else if (path.endsWith(indexName, end)) end -= indexName.length;
    else break;
  }
  // A doubled leading slash would make the path another host's when it is used as an address, in which a
  // backslash is a slash, and a tab or a line break nothing.
  return `/${path.slice(0, end).replace(/^[/\\\t\n\r]+/, '')}`;
}
