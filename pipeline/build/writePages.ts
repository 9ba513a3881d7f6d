import path from 'node:path';
import { pageDataAddress } from '../../shared/route/dataAddress.ts';
import type { Demo } from '../demo/readDemo.ts';
import type { PageToRender, Renderer } from '../prerender/createRenderer.ts';
import type { Problem } from '../problems/Problem.ts';
import type { BuildReferences, Site } from '../site/createSite.ts';
import type { PageHead } from '../site/PageHead.ts';
import { createQueue } from '../thread/createQueue.ts';
import type { WriteSiteFile } from './createFileWriter.ts';
import { createSourceLocator } from './createSourceLocator.ts';
import { renderProblem } from './renderProblem.ts';

interface PageSource {
  readonly site: Site;
  /** The demos that are in the build. */
  readonly demos: readonly Demo[];
  readonly references: BuildReferences;
  readonly renderer: Renderer;
  readonly repository: string;
  readonly contentFolder: string;
  readonly write: WriteSiteFile;
}

/** How many pages may wait for being rendered; more would only wait in memory. */
const limit = 32;

/** Writes every page's data and its document. Answers what could not be rendered. */
export async function writePages(source: PageSource): Promise<Problem[]> {
  const { site, demos, references, renderer, repository, contentFolder, write } = source;
  const demoById = new Map(demos.map((demo) => [demo.id, demo]));
  const locate = createSourceLocator();
  const problems: Problem[] = [];
  const queue = createQueue(limit);

  const pageToRender = (head: PageHead): PageToRender => {
    const page = site.pageData(head, references);
    const used = site.compile(head).demos.filter(({ id }) => Object.hasOwn(page.demos, id));
    return {
      kind: 'page',
      path: head.path,
      page,
      serverDemos: used.filter(({ clientOnly }) => !clientOnly).map(({ id }) => id),
      usesStyledComponents: used.some(({ id }) =>
        Object.hasOwn(demoById.get(id)?.asset.dependencies ?? {}, 'styled-components'),
      ),
    };
  };
  const renderPage = async (head: PageHead, request: PageToRender) => {
    const { page } = request;
    if (page.route.prerender === false)
      return renderer.renderShell({ kind: 'page', prerendered: false, page }, head.localeId);
    const { document, failures } = await renderer.renderPage(request);
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
    return document;
  };

  for (const head of site.pages()) {
    const request = pageToRender(head);
    await write(pageDataAddress(head.path), JSON.stringify(request.page));
    await queue.add(async () =>
      write(path.posix.join(head.path, 'index.html'), await renderPage(head, request)),
    );
  }
  await queue.finish();
  return problems;
}
