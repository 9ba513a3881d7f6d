import type { RouteEntry } from '../../shared/route/RouteEntry.ts';

/** What a build has made, for the preview server, the tests and the benchmarks. Lies beside the server build. */
export interface BuiltSite {
  readonly build: string;
  readonly routes: readonly RouteEntry[];
  readonly pages: readonly {
    readonly path: string;
    readonly key: string;
    readonly localeId: string;
    readonly title: string;
    /** Present where the text stands in for a missing translation. */
    readonly textLocaleId?: string;
    readonly demos: readonly string[];
  }[];
  readonly demos: readonly { readonly id: string; readonly file: string }[];
  /** The module, in the server build, that answers for a route with a server loader; by route id. */
  readonly serverLoaders: Readonly<Record<string, string>>;
}

export const builtSiteFile = 'site.json';
