import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DemoChunk } from '../../shared/demo/DemoChunk.ts';
import type { Demo } from '../demo/readDemo.ts';
import { createRenderer } from '../prerender/createRenderer.ts';
import { readManifest } from '../prerender/readManifest.ts';
import { formatProblems } from '../problems/formatProblems.ts';
import { ProblemsError } from '../problems/ProblemsError.ts';
import { createSite, type Site } from '../site/createSite.ts';
import { buildStacks } from '../stack/buildStacks.ts';
import { messagesModule } from '../vite/messagesPlugin.ts';
import { type BuiltSite, builtSiteFile } from './BuiltSite.ts';
import { type Bundle, bundleSite } from './bundleSite.ts';
import { compressAssets } from './compressFiles.ts';
import { createFileReader } from './createFileReader.ts';
import { createFileWriter } from './createFileWriter.ts';
import { findServerLoaders } from './serverLoaders.ts';
import { writeDemos } from './writeDemos.ts';
import { writeExports } from './writeExports.ts';
import { writePages } from './writePages.ts';
import { writeSiteFiles } from './writeSiteFiles.ts';

export interface BuildOptions {
  /** Absolute path of the repository. */
  readonly repository: string;
  /** Absolute path, inside the repository, so that demos find their packages. */
  readonly contentFolder: string;
  /** Where the site goes: plain files for any static host. */
  readonly outputFolder: string;
  /** Where the server build goes, which only this build and the preview server need. */
  readonly serverFolder: string;
  /** Where the site will stand, without a slash at the end. */
  readonly origin: string;
  /** Whether the API reference is made from the installed types. */
  readonly apiParser: boolean;
  /** The project's own version. */
  readonly generator: string;
}

/**
 * Builds the whole site. What is wrong is left out and the rest is built all the same, so that one build
 * reports everything.
 * @throws ProblemsError with everything that is wrong in the content.
 */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  const { repository, contentFolder, outputFolder, serverFolder, origin, generator, apiParser } =
    options;
  const site = await createSite({
    repository,
    contentFolder,
    mode: 'production',
    apiParser,
    hasFile: (file) => existsSync(path.join(repository, 'public', file)),
  });
  const found = findServerLoaders(site.pages());
  const all = site.check();
  const warnings = all.filter((problem) => problem.isWarning === true);
  const problems = [...all.filter((problem) => problem.isWarning !== true), ...found.problems];
  const { write, finish } = createFileWriter(outputFolder);
  const sound = soundDemos(site);
  await rm(outputFolder, { recursive: true, force: true });
  const [bundle] = await Promise.all([
    bundleSite({
      repository,
      contentFolder,
      outputFolder,
      serverFolder,
      demos: sound,
      loaders: found.loaders,
    }),
    // The bundler works in threads of its own, which leaves this one free. What is wrong is reported already,
    // and cannot be written out.
    problems.length === 0 && writeExports({ site, origin, demos: sound, write }),
  ]);
  problems.push(...bundle.problems);
  if (!bundle.isBuilt) throw new ProblemsError(problems);

  const manifest = await readManifest(outputFolder, repository);
  const build = createHash('sha256').update(manifest.fingerprint).digest('hex').slice(0, 12);
  const demoChunk = ({ id, file }: Demo): DemoChunk => {
    const { script, imports, styles } = manifest.filesOf(file);
    return { id, script, preloads: imports, styles };
  };
  const { demos } = bundle;
  const bundled = new Set(demos.map(({ file }) => file));
  const references = {
    build,
    demoChunk: (demo: Demo) => (bundled.has(demo.file) ? demoChunk(demo) : undefined),
  };
  const renderer = await createRenderer({
    serverFolder,
    origin,
    generator,
    readFile: createFileReader(outputFolder),
    client: manifest.filesOf(path.join(repository, 'app/entryClient.tsx')),
    messageFiles: (localeId) => manifest.filesOf(messagesModule(localeId)),
  });
  // Takes another core than the rendering that follows. What becomes of it is asked below.
  const assets = Promise.allSettled([compressAssets(outputFolder)]);
  problems.push(
    ...(await writePages({ site, demos, references, renderer, repository, contentFolder, write })),
  );
  await writeDemos({ site, build, demos, demoChunk, renderer, write });
  const { list } = await buildStacks(repository);
  await writeSiteFiles({ site, build, origin, renderer, frame: list.frame, write });
  for (const result of await assets) if (result.status === 'rejected') throw result.reason;
  await finish();
  await rm(path.join(outputFolder, '.vite'), { recursive: true });
  if (warnings.length > 0) console.warn(formatProblems(warnings));
  if (problems.length > 0) throw new ProblemsError(problems);

  const built = describeBuild({ site, build, bundle, repository });
  await writeFile(path.join(serverFolder, builtSiteFile), JSON.stringify(built));
  return built;
}

/** The demos without a problem of their own, each id once: two of one id would take each other's place. */
function soundDemos(site: Site) {
  const demoById = new Map(
    site
      .demos()
      .filter(({ problems }) => problems.length === 0)
      .map((demo) => [demo.id, demo]),
  );
  return [...demoById.values()];
}

interface BuildDescription {
  readonly site: Site;
  readonly build: string;
  readonly bundle: Bundle;
  readonly repository: string;
}

function describeBuild({ site, build, bundle, repository }: BuildDescription): BuiltSite {
  return {
    build,
    routes: site.routes(),
    pages: site.pages().map((head) => ({
      path: head.path,
      key: head.key,
      localeId: head.localeId,
      title: head.frontmatter.title,
      demos: site.compile(head).demos.map(({ id }) => id),
      ...(head.textLocaleId !== undefined && { textLocaleId: head.textLocaleId }),
    })),
    demos: bundle.demos.map(({ id, file }) => ({ id, file: path.relative(repository, file) })),
    serverLoaders: Object.fromEntries(
      bundle.loaders.map(({ routeId, entry }) => [routeId, `${entry}.js`]),
    ),
  };
}
