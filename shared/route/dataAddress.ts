/** Where the data of the page at `path` lies: plain files, so that any static host serves them. */
export function pageDataAddress(path: string): string {
  return `/page-data${fileStem(path)}.json`;
}

/** Where the source of a demo lies, as JSON for the page and as HTML for a reader without JavaScript. */
export function demoSourceAddress(id: string, kind: 'json' | 'html'): string {
  return `/demo-source/${encodeURIComponent(id)}.${kind}`;
}

/** The demo alone on a page. */
export function standaloneDemoPath(id: string): string {
  return `/~demos/${encodeURIComponent(id)}`;
}

/** What search knows of a locale's pages. */
export function searchDataAddress(localeId: string): string {
  return `/page-data/search.${localeId}.json`;
}

/** A page without a name, which is a home page, is called `index` where its address gets an extension. */
function fileStem(path: string): string {
  return path === '/' ? '/index' : path;
}

/** The page as Markdown. */
export function markdownAddress(path: string): string {
  return `${fileStem(path)}.md`;
}

/** The list of versions on a page as an Atom feed. */
export function feedAddress(path: string): string {
  return `${fileStem(path)}.xml`;
}

/** The whole sidebar of a locale, for pages that carry a part of it. */
export function sidebarAddress(localeId: string): string {
  return `/page-data/sidebar.${localeId}.json`;
}
