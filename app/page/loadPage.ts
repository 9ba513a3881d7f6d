import type { LocaleAddress } from '../../shared/locale/LocaleEntry.ts';
import { locales } from '../../shared/locale/locales.ts';
import { matchLocale } from '../../shared/locale/matchLocale.ts';
import type { PageData } from '../../shared/page/PageData.ts';
import { pageDataAddress } from '../../shared/route/dataAddress.ts';
import { loadJson } from '../chunk/loadJson.ts';
import { demoResource, registerDemo } from '../features/demo/demoResource.ts';
import { messageResource } from '../features/locale/messageResource.ts';
import { noticeBuild } from '../features/renewal/renewalStore.ts';

/** What became of asking for a page. */
export type PageOutcome =
  | { readonly kind: 'page'; readonly page: PageData; readonly serverData: unknown }
  /** The server has been given another build, whose pages are for other scripts than these. */
  | { readonly kind: 'renewed'; readonly build: string }
  | { readonly kind: 'not-found'; readonly page: PageData }
  | { readonly kind: 'failed'; readonly error: Error };

/** An outcome that is a page to show. */
export type ShownOutcome = Exclude<PageOutcome, { kind: 'failed' | 'renewed' }>;

/** Loads the page at `path` with everything it shows at first. Never rejects: a failure is an outcome. */
export async function loadPage(path: string): Promise<PageOutcome> {
  // What fails here fails again, and is told, where the messages are used.
  void messageResource.get(matchLocale(path, locales).id);
  try {
    const page = await loadJson<PageData>({ id: `page${path}`, address: pageDataAddress(path) });
    if (page === undefined) return await loadNotFoundPage(path);
    if (noticeBuild(page.build)) return { kind: 'renewed', build: page.build };
    const [serverData] = await Promise.all([loadServerData(page), loadDemos(page)]);
    return { kind: 'page', page, serverData };
  } catch (error) {
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

async function loadNotFoundPage(path: string): Promise<PageOutcome> {
  const locale: LocaleAddress = matchLocale(path, locales);
  const id = `404${locale.suffix ?? ''}`;
  const page = await loadJson<PageData>({ id, address: pageDataAddress(`/${id}`) });
  if (page === undefined)
    throw new Error(`The site has no page for ${path}, nor one that says so.`);
  if (noticeBuild(page.build)) return { kind: 'renewed', build: page.build };
  return { kind: 'not-found', page };
}

/** A page that needs data of the server's is not shown before it has them. */
async function loadServerData({ route }: PageData): Promise<unknown> {
  if (route.serverLoader !== true) return undefined;
  const address = `/__serverLoader?route=${encodeURIComponent(route.id)}`;
  const data = await loadJson<unknown>({ id: `server data of ${route.id}`, address });
  if (data === undefined) throw new Error(`The server has no data for the route ${route.id}.`);
  return data;
}

/** A demo that fails shows so in its own place, so that does not hold up the page. */
async function loadDemos({ demos }: PageData): Promise<void> {
  const loading = Object.values(demos).map((chunk) => {
    registerDemo(chunk);
    return demoResource.get(chunk.id);
  });
  await Promise.allSettled(loading);
}
