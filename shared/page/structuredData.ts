import { tableRepository, tableVersion } from '../site.ts';
import type { PageData } from './PageData.ts';
import { siteName } from './pageTitle.ts';

interface StructuredDataSource {
  readonly page: PageData;
  readonly origin: string;
}

/** What a page is, in the words of schema.org: an article and its place in the site; the home page the software. */
export function structuredData({ page, origin }: StructuredDataSource): object {
  const { meta, localeId, lastUpdated } = page;
  const url = origin + page.path;
  const [home] = page.navigation;
  const site = {
    '@type': 'WebSite',
    name: siteName,
    url: origin + (home?.path ?? '/'),
    inLanguage: localeId,
  };
  if (meta.hero !== undefined) {
    return {
      '@context': 'https://schema.org',
      '@graph': [
        site,
        {
          '@type': 'SoftwareSourceCode',
          name: siteName,
          version: tableVersion,
          description: meta.description,
          codeRepository: tableRepository,
          programmingLanguage: 'TypeScript',
          license: 'https://opensource.org/license/mit',
        },
      ],
    };
  }
  const trail = [
    { name: siteName, item: site.url },
    ...(meta.nav === undefined || meta.nav.path === page.path
      ? []
      : [{ name: meta.nav.title, item: origin + meta.nav.path }]),
    { name: meta.title, item: url },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: meta.title,
        description: meta.description,
        inLanguage: page.textLocaleId ?? localeId,
        url,
        isPartOf: site,
        ...(lastUpdated !== undefined && { dateModified: lastUpdated.at }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((entry, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          ...entry,
        })),
      },
    ],
  };
}
