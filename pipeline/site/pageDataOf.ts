import type { DemoChunk } from '../../shared/demo/DemoChunk.ts';
import { type LocaleId, locales } from '../../shared/locale/locales.ts';
import { localizePath } from '../../shared/locale/localizePath.ts';
import type { PageData } from '../../shared/page/PageData.ts';
import type { PageMeta } from '../../shared/page/PageMeta.ts';
import type { GalleryPicture, Segment } from '../../shared/page/Segment.ts';
import { pageRoute } from '../../shared/route/createRoutes.ts';
import { feedAddress } from '../../shared/route/dataAddress.ts';
import { notFoundRoute } from '../../shared/route/RouteEntry.ts';
import type { Navigation } from './buildNavigation.ts';
import type { CompiledPage } from './CompiledPage.ts';
import { galleryGroups } from './galleryGroups.ts';
import { limitSidebar } from './limitSidebar.ts';
import { omitDemos, omitHeroDemo } from './omitDemos.ts';
import type { PageHead } from './PageHead.ts';

interface PageSource {
  /** Names the build. */
  readonly build: string;
  readonly head: PageHead;
  readonly meta: PageMeta;
  readonly page: CompiledPage;
  readonly navigation: Navigation;
  /** The page's demos that are in the build. */
  readonly demos: readonly DemoChunk[];
  /** ISO date of the last change of the page's source. */
  readonly lastUpdated: string | undefined;
  readonly pictureOf: (page: PageHead) => GalleryPicture | undefined;
}

/** All the client needs to show one page. */
export function pageDataOf(source: PageSource): PageData {
  const { build, head, page, navigation, demos, lastUpdated } = source;
  const { texts: _forSearchOnly, hero, ...meta } = source.meta;
  const demoIds = new Set(demos.map(({ id }) => id));
  const isThere = (demoId: string) => demoIds.has(demoId);
  const bodyOf = (segments: readonly Segment[]) =>
    omitDemos(segments, isThere).map((segment) => complete(segment, source));
  const index = navigation.reading.indexOf(head);
  const previous = linkTo(navigation.reading[index - 1]);
  const next = index < 0 ? undefined : linkTo(navigation.reading[index + 1]);
  return {
    build,
    path: head.path,
    route: pageRoute(routePageOf(head)),
    localeId: head.localeId,
    meta: { ...meta, ...(hero !== undefined && { hero: omitHeroDemo(hero, isThere) }) },
    body: bodyOf(page.segments),
    tabBodies: Object.fromEntries(page.tabs.map(({ key, segments }) => [key, bodyOf(segments)])),
    demos: Object.fromEntries(demos.map((chunk) => [chunk.id, chunk])),
    navigation: navigation.links,
    sidebar: limitSidebar(navigation.sidebar, head.path),
    alternates: alternatesOf(head.key),
    ...(head.textLocaleId !== undefined && { textLocaleId: head.textLocaleId }),
    ...(previous !== undefined && { previous }),
    ...(next !== undefined && { next }),
    ...(lastUpdated !== undefined && {
      lastUpdated: { at: lastUpdated, text: writeDate(lastUpdated, head.localeId) },
    }),
  };
}

/** In the build's own day, whatever the reader's time zone makes of it. */
function writeDate(at: string, localeId: LocaleId): string {
  const format = new Intl.DateTimeFormat(localeId, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.format(new Date(at));
}

/** Adds to a segment what is known only where all pages are. */
function complete(segment: Segment, { head, navigation, pictureOf }: PageSource): Segment {
  switch (segment.type) {
    case 'gallery': {
      const section = navigation.sectionOf.get(head.path);
      return { ...segment, groups: galleryGroups({ section, pictureOf }) };
    }
    case 'change-filter':
      return { ...segment, feed: feedAddress(head.path) };
    default:
      return segment;
  }
}

interface NotFoundSource {
  readonly build: string;
  readonly localeId: LocaleId;
  readonly title: string;
  readonly navigation: Navigation;
}

/** What stands at every address that has no page. */
export function notFoundDataOf({ build, localeId, title, navigation }: NotFoundSource): PageData {
  return {
    build,
    path: '*',
    route: notFoundRoute,
    localeId,
    meta: { title, description: title, filename: '', toc: [], tabs: [], frontmatter: { title } },
    body: [],
    tabBodies: {},
    demos: {},
    navigation: navigation.links,
    sidebar: limitSidebar(navigation.sidebar, ''),
    alternates: alternatesOf('/'),
  };
}

/** A page as the route tree sees it. */
export function routePageOf({ id, path, frontmatter }: PageHead) {
  return { id, path, serverLoader: frontmatter.serverLoader === true };
}

function linkTo(head: PageHead | undefined) {
  return head && { title: head.frontmatter.title, path: head.path };
}

function alternatesOf(key: string): PageData['alternates'] {
  return Object.fromEntries(locales.map((locale) => [locale.id, localizePath(key, locale)]));
}
