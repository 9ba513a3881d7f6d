/** A node of the route tree. The tree is flat: every entry names its parent. */
export interface RouteEntry {
  readonly id: string;
  /** Relative to the site's root; `~demos/:id` has a parameter, `*` matches what nothing else does. */
  readonly path: string;
  readonly parentId: string | undefined;
  /** A layout renders its children and has no page of its own. */
  readonly isLayout?: true;
  /** `false`: there is no HTML made at build time. */
  readonly prerender?: false;
  /** The page needs `GET /__serverLoader?route=<id>` to be answered before it is shown. */
  readonly serverLoader?: true;
}

export const contextLayoutId = 'context-layout';
export const documentationLayoutId = 'documentation-layout';

export const notFoundRoute = {
  id: 'not-found',
  path: '*',
  parentId: documentationLayoutId,
} as const satisfies RouteEntry;

/** The part of the route tree that is there whatever pages exist. */
export const fixedRoutes = [
  { id: contextLayoutId, path: '/', parentId: undefined, isLayout: true },
  { id: documentationLayoutId, path: '/', parentId: contextLayoutId, isLayout: true },
  { id: 'standalone-demo', path: '~demos/:id', parentId: contextLayoutId, prerender: false },
  notFoundRoute,
] as const satisfies readonly RouteEntry[];
