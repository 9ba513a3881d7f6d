import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Demo } from '../demo/readDemo.ts';
import { createRenderThread } from '../prerender/createRenderThread.ts';
import { formatProblems } from '../problems/formatProblems.ts';
import type { Problem } from '../problems/Problem.ts';
import { ProblemsError } from '../problems/ProblemsError.ts';
import { createSite, type Site } from '../site/createSite.ts';
import { manifestFolder } from '../vite/entries.ts';
import { type BuiltSite, builtSiteFile } from './BuiltSite.ts';
import { type Bundle, bundleSite } from './bundleSite.ts';
import { createFileWriter } from './createFileWriter.ts';
import { findServerLoaders } from './serverLoaders.ts';
import { writeExports } from './writeExports.ts';
import { writeSite } from './writeSite.ts';

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
  /** How many demos are bundled at a time, if not as many as is usual. */
  readonly demosOfRun?: number;
}

/**
 * Builds the whole site. What is wrong is left out and the rest is built all the same, so that one build
 * reports everything.
 * @throws ProblemsError with everything that is wrong in the content.
 */
export async function buildSite(options: BuildOptions): Promise<BuiltSite> {
  const { repository, contentFolder, outputFolder, serverFolder, origin, apiParser } = options;
  const site = await createSite({
    repository,
    contentFolder,
    mode: 'production',
    apiParser,
    hasFile: (file) => existsSync(path.join(repository, 'public', file)),
  });
  const loaders = findServerLoaders(site.pages());
  const demos = soundDemos(site);
  await rm(outputFolder, { recursive: true, force: true });
  const { write, finish } = createFileWriter(outputFolder);
  const renderThread = createRenderThread();

  /** What is wrong has no place in what other programs read; it need not be written then. */
  const checkAndExport = async (): Promise<Problem[]> => {
    const problems = [...(await site.check()), ...loaders.problems];
    if (problems.every(isWarning)) await writeExports({ site, origin, demos, write });
    return problems;
  };
  const bundleAndWrite = async () => {
    const bundle = await bundleSite({
      repository,
      contentFolder,
      outputFolder,
      serverFolder,
      demos: demos.map(({ id, file, files }) => ({ id, file, files })),
      loaders: loaders.loaders,
      demosOfRun: options.demosOfRun,
    });
    if (!bundle.isBuilt) return { bundle, written: undefined };
    const bundled = new Set(bundle.demos.map(({ file }) => file));
    const written = await writeSite({
      options,
      site,
      demos: demos.filter(({ file }) => bundled.has(file)),
      renderThread,
      write,
    });
    return { bundle, written };
  };
  // While the bundler works, pages are compiled; after that, they are compiled as they are written.
  const [problems, { bundle, written }] = await Promise.all([checkAndExport(), bundleAndWrite()]);
  await renderThread.end();
  await finish();
  await rm(path.join(outputFolder, manifestFolder), { recursive: true, force: true });

  const warnings = problems.filter(isWarning);
  if (warnings.length > 0) console.warn(formatProblems(warnings));
  const errors = [
    ...problems.filter((problem) => !isWarning(problem)),
    ...bundle.problems,
    ...(written?.problems ?? []),
  ];
  if (written === undefined || errors.length > 0) throw new ProblemsError(errors);

  const built = describeBuild({ site, build: written.build, bundle, repository });
  await writeFile(path.join(serverFolder, builtSiteFile), JSON.stringify(built));
  return built;
}

const isWarning = (problem: Problem) => problem.isWarning === true;

/** The demos without a problem of their own, each id once: two of one id would take each other's place. */
function soundDemos(site: Site): Demo[] {
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
