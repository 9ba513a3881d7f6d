import { apiCardsAddress } from '../../shared/api/ApiCard.ts';
import type { LocaleAddress } from '../../shared/locale/LocaleEntry.ts';
import { type LocaleId, locales } from '../../shared/locale/locales.ts';
import {
  pageDataAddress,
  searchDataAddress,
  sidebarAddress,
} from '../../shared/route/dataAddress.ts';
import { apiCards } from '../api/apiCards.ts';
import { robots, sitemap } from '../prerender/crawlerFiles.ts';
import type { Renderer } from '../prerender/createRenderer.ts';
import { headersFile } from '../security/hosts/headersFile.ts';
import type { Site } from '../site/createSite.ts';
import type { WriteSiteFile } from './createFileWriter.ts';

interface SiteFilesSource {
  readonly site: Site;
  /** Names the build. */
  readonly build: string;
  readonly origin: string;
  readonly renderer: Renderer;
  /** Address of the document that edited demos run in. */
  readonly frame: string;
  readonly write: WriteSiteFile;
}

/** Writes what the site has once, or once a locale: "not found", search data, files for crawlers and hosts. */
export async function writeSiteFiles(source: SiteFilesSource): Promise<void> {
  const { site, build, origin, renderer, frame, write } = source;
  const addresses: readonly (LocaleAddress & { readonly id: LocaleId })[] = locales;
  for (const { id, suffix = '' } of addresses) {
    const page = site.notFoundPage(id, build);
    await write(pageDataAddress(`/404${suffix}`), JSON.stringify(page));
    const { document } = await renderer.renderPage({
      kind: 'not-found',
      path: `/404${suffix}`,
      page,
      serverDemos: [],
      usesStyledComponents: false,
    });
    await write(`/404${suffix}.html`, document);
    await write(apiCardsAddress(id), JSON.stringify(apiCards(site.api.definitions(), id)));
    await write(sidebarAddress(id), JSON.stringify(site.sidebar(id)));
    await write(searchDataAddress(id), JSON.stringify(site.searchMeta(id)));
  }
  await write('/sitemap.xml', sitemap(site, origin));
  await write('/robots.txt', robots(origin));
  const pages = site.pages().map((page) => page.path);
  await write('/_headers', headersFile({ pages, frame }));
  // Hosts that run Jekyll would leave files out.
  await write('/.nojekyll', '');
}
