import type { PageMeta } from './PageMeta.ts';

/** The name of the site, as the last part of every document title. */
export const siteName = 'rc-table';

/** The document title of a page. */
export function pageTitle({ title, hero }: Pick<PageMeta, 'title' | 'hero'>): string {
  if (hero !== undefined) return `${siteName} – ${hero.description}`;
  return `${title} – ${siteName}`;
}
