import { documentationLayoutId, fixedRoutes, type RouteEntry } from './RouteEntry.ts';

interface RoutePage {
  /** The page's id: its source file without extension. */
  readonly id: string;
  /** The page's address, with a leading slash. */
  readonly path: string;
  readonly serverLoader: boolean;
}

/** The whole route tree of a site: the fixed part, with `pages` inside the documentation layout. */
export function createRoutes(pages: readonly RoutePage[]): RouteEntry[] {
  const [context, documentation, standaloneDemo, notFound] = fixedRoutes;
  return [
    context,
    documentation,
    ...pages.map((page) => pageRoute(page)),
    standaloneDemo,
    notFound,
  ];
}

/**
 * The route of one page. What a server loader answers is known only when the page is asked for,
 * so such a page has no HTML made at build time.
 */
export function pageRoute({ id, path, serverLoader }: RoutePage): RouteEntry {
  return {
    id,
    path: path.slice(1),
    parentId: documentationLayoutId,
    ...(serverLoader && { serverLoader: true as const, prerender: false as const }),
  };
}
