import type { DemoChunk } from '../demo/DemoChunk.ts';
import type { RouteEntry } from '../route/RouteEntry.ts';
import type { PageMeta } from './PageMeta.ts';
import type { Segment } from './Segment.ts';

export interface PageLink {
  readonly title: string;
  readonly path: string;
}

export interface SidebarItem extends PageLink {
  /** Shown in development only. */
  readonly debug?: true;
}

export interface SidebarGroup {
  readonly title: string;
  readonly items: readonly SidebarItem[];
  /** How many pages of the group are left out because the site has too many to list everywhere. */
  readonly hiddenCount?: number;
}

/** What the client knows of a page's metadata. Texts stay in the search data. */
export type ShownPageMeta = Omit<PageMeta, 'texts'>;

/** All the client needs to show one page: the page's chunk. */
export interface PageData {
  /** Names the build, so that a page of a newer one is noticed. */
  readonly build: string;
  readonly path: string;
  readonly route: RouteEntry;
  readonly localeId: string;
  /** The locale the text is in, where it differs from the page's own because there is no translation. */
  readonly textLocaleId?: string;
  readonly meta: ShownPageMeta;
  readonly body: readonly Segment[];
  /** The bodies of the page's further tabs, by the tab's key. */
  readonly tabBodies: Readonly<Record<string, readonly Segment[]>>;
  readonly demos: Readonly<Record<string, DemoChunk>>;
  readonly navigation: readonly PageLink[];
  readonly sidebar: readonly SidebarGroup[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
  /** The page's address in every locale, by locale id. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly lastUpdated?: LastUpdated;
}

/** The last change of a page's source. */
export interface LastUpdated {
  /** As an ISO date. */
  readonly at: string;
  /** As the page's locale writes it. */
  readonly text: string;
}

/** What a document carries for the client that starts in it. */
export type DocumentPayload =
  | { readonly kind: 'page' | 'not-found'; readonly prerendered: boolean; readonly page: PageData }
  | { readonly kind: 'standalone-demo'; readonly build: string; readonly demo: DemoChunk };

/** The id of the element that holds the {@link DocumentPayload} as JSON. */
export const payloadElementId = 'payload';
