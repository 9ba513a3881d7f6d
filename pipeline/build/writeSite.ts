import { createHash } from 'node:crypto';
import path from 'node:path';
import type { DemoChunk } from '../../shared/demo/DemoChunk.ts';
import { locales } from '../../shared/locale/locales.ts';
import type { Demo } from '../demo/readDemo.ts';
import type { RenderThread } from '../prerender/createRenderThread.ts';
import { readManifest } from '../prerender/readManifest.ts';
import type { Problem } from '../problems/Problem.ts';
import type { Site } from '../site/createSite.ts';
import { buildStacks } from '../stack/buildStacks.ts';
import { messagesModule } from '../vite/entries.ts';
import type { BuildOptions } from './buildSite.ts';
import { compressAssets } from './compressFiles.ts';
import type { WriteSiteFile } from './createFileWriter.ts';
import { writeDemos } from './writeDemos.ts';
import { writePages } from './writePages.ts';
import { writeSiteFiles } from './writeSiteFiles.ts';

interface SiteSource {
  readonly options: BuildOptions;
  readonly site: Site;
  /** The demos that have been bundled. */
  readonly demos: readonly Demo[];
  readonly renderThread: RenderThread;
  readonly write: WriteSiteFile;
}

interface WrittenSite {
  /** Names the build. */
  readonly build: string;
  /** What could not be rendered. */
  readonly problems: readonly Problem[];
}

/** Writes everything that needs to know what the bundler has made. */
export async function writeSite(source: SiteSource): Promise<WrittenSite> {
  const { options, site, demos, renderThread, write } = source;
  const { repository, contentFolder, outputFolder, serverFolder, origin, generator } = options;
  const manifest = await readManifest(outputFolder, repository);
  const build = createHash('sha256').update(manifest.fingerprint).digest('hex').slice(0, 12);
  const bundled = new Set(demos.map(({ file }) => file));
  const demoChunk = ({ id, file }: Demo): DemoChunk => {
    const { script, imports, styles } = manifest.filesOf(file);
    return { id, script, preloads: imports, styles };
  };
  const references = {
    build,
    demoChunk: (demo: Demo) => (bundled.has(demo.file) ? demoChunk(demo) : undefined),
  };
  const renderer = await renderThread.load({
    serverFolder,
    outputFolder,
    origin,
    generator,
    client: manifest.filesOf(path.join(repository, 'app/entryClient.tsx')),
    messages: Object.fromEntries(
      locales.map(({ id }) => [id, manifest.filesOf(messagesModule(id))]),
    ),
  });
  // Takes threads of its own. What becomes of it is asked below.
  const assets = Promise.allSettled([compressAssets(outputFolder)]);
  const problems = await writePages({
    site,
    demos,
    references,
    renderer,
    repository,
    contentFolder,
    write,
  });
  await writeDemos({ site, build, demos, demoChunk, renderer, write });
  const { list } = await buildStacks(repository);
  await writeSiteFiles({ site, build, origin, renderer, frame: list.frame, write });
  for (const result of await assets) if (result.status === 'rejected') throw result.reason;
  return { build, problems };
}
