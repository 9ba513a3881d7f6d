import { locales } from '../../shared/locale/locales.ts';
import { localizePath } from '../../shared/locale/localizePath.ts';
import { escapeHtml } from '../highlight/escapeHtml.ts';
import type { Site } from '../site/createSite.ts';

/** Every page in every locale, with its translations, for search engines. */
export function sitemap(site: Site, origin: string): string {
  const entries = site.pages().map(({ path, key }) => {
    const alternates = locales.map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale.id}" href="${escapeHtml(origin + localizePath(key, locale))}"/>`,
    );
    return `<url><loc>${escapeHtml(origin + path)}</loc>${alternates.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Standalone demos repeat what their pages show. */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /~demos/\nSitemap: ${origin}/sitemap.xml\n`;
}
