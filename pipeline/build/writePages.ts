import path from 'node:path';
import { pageDataAddress } from '../../shared/route/dataAddress.ts';
import type { Renderer } from '../prerender/createRenderer.ts';
import type { Problem } from '../problems/Problem.ts';
import type { BuildReferences, Site, SiteDemo } from '../site/createSite.ts';
import type { WriteSiteFile } from './createFileWriter.ts';
import { createSourceLocator } from './createSourceLocator.ts';
import { renderProblem } from './renderProblem.ts';

interface PageSource {
  readonly site: Site;
  /** The demos that are in the build. */
  readonly demos: readonly SiteDemo[];
  readonly references: BuildReferences;
  readonly renderer: Renderer;
  readonly repository: string;
  readonly contentFolder: string;
  readonly write: WriteSiteFile;
}

/** Writes every page's data and its document. Answers what could not be rendered. */
export async function writePages(source: PageSource): Promise<Problem[]> {
  const { site, demos, references, renderer, repository, contentFolder, write } = source;
  const demoById = new Map(demos.map((demo) => [demo.id, demo]));
  const locate = createSourceLocator();
  const problems: Problem[] = [];

  for (const head of site.pages()) {
    const page = site.pageData(head, references);
    await write(pageDataAddress(head.path), JSON.stringify(page));
    const address = path.posix.join(head.path, 'index.html');
    if (page.route.prerender === false) {
      const payload = { kind: 'page' as const, prerendered: false, page };
      await write(address, renderer.renderShell(payload, head.localeId));
      continue;
    }
    const used = Object.keys(page.demos).flatMap((id) => demoById.get(id) ?? []);
    const { document, failures } = await renderer.renderPage({
      kind: 'page',
      path: head.path,
      page,
      serverDemos: used.filter(({ clientOnly }) => !clientOnly).map(({ id }) => id),
      usesStyledComponents: used.some(({ asset }) =>
        Object.hasOwn(asset.dependencies, 'styled-components'),
      ),
    });
    await write(address, document);
    for (const failure of failures)
      problems.push(
        renderProblem({
          failure,
          page: head,
          demoFile: (id) => demoById.get(id)?.file,
          repository,
          contentFolder,
          locate,
        }),
      );
  }
  return problems;
}
