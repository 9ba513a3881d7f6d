import { defaultLocale, locales } from '../locale/locales.ts';
import { pathWithoutLocale } from '../locale/localizePath.ts';
import type { PageData } from './PageData.ts';

/** Width and height of the pictures that other sites show beside a link, in pixels. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

/** The navigation groups that have a picture of their own, by the address of their first page without locale. */
export const socialPictures = {
  '/': 'docs',
  '/demo': 'demo',
  '/api': 'api',
  '/changelog': 'changelog',
  '/releases': 'releases',
} as const satisfies Record<string, string>;

interface PageInGroup {
  readonly meta: Pick<PageData['meta'], 'nav'>;
  readonly localeId: string;
}

/** Where the picture lies that other sites show beside a link to the page: its navigation group's. */
export function socialPicture({ meta, localeId }: PageInGroup): string {
  const locale = locales.find(({ id }) => id === localeId) ?? defaultLocale;
  const key = pathWithoutLocale(meta.nav?.path ?? '/', locale);
  const group = Object.hasOwn(socialPictures, key)
    ? socialPictures[key as keyof typeof socialPictures]
    : socialPictures['/'];
  return `/social/${group}.${locale.id}.jpg`;
}
