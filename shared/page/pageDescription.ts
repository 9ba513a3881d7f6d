import { defaultLocale } from '../locale/locales.ts';
import { markdownAddress } from '../route/dataAddress.ts';
import type { PageData } from './PageData.ts';
import { siteName } from './pageTitle.ts';
import { socialPicture, socialPictureSize } from './socialPicture.ts';
import { structuredData } from './structuredData.ts';

/** An element of a document's head. */
export interface HeadElement {
  readonly name: 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  /** What stands in it. */
  readonly text?: string;
}

interface DescribedPage {
  readonly page: PageData;
  /** Where the site stands, e.g. `https://example.com`. */
  readonly origin: string;
}

/** What a document's head says of its page besides the title: to search engines, to other sites, to programs. */
export function pageDescription({ page, origin }: DescribedPage): HeadElement[] {
  const { meta } = page;
  const address = origin + page.path;
  const named = (name: string, content: string) => element('meta', { name, content });
  const property = (key: string, content: string) =>
    element('meta', { property: `og:${key}`, content });
  const alternate = (hreflang: string, path: string) =>
    element('link', { rel: 'alternate', hreflang, href: origin + path });
  const feeds = page.body.flatMap((segment) =>
    segment.type === 'change-filter'
      ? [
          element('link', {
            rel: 'alternate',
            type: 'application/atom+xml',
            href: origin + segment.feed,
            title: `${siteName} – ${meta.title}`,
          }),
        ]
      : [],
  );
  return [
    named('description', meta.description),
    element('link', { rel: 'canonical', href: address }),
    ...Object.entries(page.alternates).map(([localeId, path]) => alternate(localeId, path)),
    alternate('x-default', page.alternates[defaultLocale.id] ?? page.path),
    property('type', 'website'),
    property('site_name', siteName),
    property('title', meta.title),
    property('description', meta.description),
    property('url', address),
    property('locale', page.localeId.replace('-', '_')),
    property('image', origin + socialPicture(page)),
    property('image:width', String(socialPictureSize.width)),
    property('image:height', String(socialPictureSize.height)),
    named('twitter:card', 'summary_large_image'),
    element('link', {
      rel: 'alternate',
      type: 'text/markdown',
      href: origin + markdownAddress(page.path),
    }),
    ...feeds,
    {
      ...element('script', { type: 'application/ld+json' }),
      text: JSON.stringify(structuredData({ page, origin })),
    },
  ];
}

/** What a head says where there is no page. */
export const absenceDescription: readonly HeadElement[] = [
  element('meta', { name: 'robots', content: 'noindex' }),
];

/** Selects what `pageDescription` and `absenceDescription` put into a head. */
export const pageDescriptionSelector = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'meta[property^="og:"]',
  'meta[name="twitter:card"]',
  'script[type="application/ld+json"]',
].join();

function element(name: HeadElement['name'], attributes: HeadElement['attributes']): HeadElement {
  return { name, attributes };
}
