import type { Demo } from '../demo/readDemo.ts';
import type { Problem } from '../problems/Problem.ts';
import { bundleApart } from './bundleApart.ts';
import type { BundleFailure } from './bundleProblems.ts';
import type { ServerLoader } from './serverLoaders.ts';

/** A demo, with the files that can be at fault when it cannot be bundled. */
type DemoToBundle = Pick<Demo, 'id' | 'file' | 'files'>;

export interface BundleSource {
  readonly repository: string;
  readonly contentFolder: string;
  readonly outputFolder: string;
  readonly serverFolder: string;
  readonly demos: readonly DemoToBundle[];
  readonly loaders: readonly ServerLoader[];
  /** How many demos are bundled at a time. */
  readonly demosOfRun?: number | undefined;
}

/** What could be bundled, and why the rest could not. Nothing could if the site's own code is at fault. */
export interface Bundle {
  readonly isBuilt: boolean;
  readonly demos: readonly DemoToBundle[];
  readonly loaders: readonly ServerLoader[];
  readonly problems: readonly Problem[];
}

/**
 * Builds client and server. A bundler stops at the first stage that fails, so what is at fault is left out and
 * the rest is built again, until one build has told everything.
 */
export async function bundleSite(source: BundleSource): Promise<Bundle> {
  let { demos, loaders } = source;
  const problems: Problem[] = [];
  for (;;) {
    const failures = await bundleOnce({ ...source, demos, loaders });
    if (failures.length === 0) return { isBuilt: true, demos, loaders, problems };
    problems.push(...failures.map(({ problem }) => problem));

    const guilty = new Set(failures.map(({ file }) => file));
    const goodDemos = demos.filter(({ files }) => !files.some((file) => guilty.has(file)));
    const goodLoaders = loaders.filter(({ file }) => !guilty.has(file));
    const isNobody = goodDemos.length === demos.length && goodLoaders.length === loaders.length;
    if (isNobody) return { isBuilt: false, demos: [], loaders: [], problems };
    demos = goodDemos;
    loaders = goodLoaders;
  }
}

async function bundleOnce(source: BundleSource): Promise<BundleFailure[]> {
  // Each side uses all processors; both at a time would only take twice the memory.
  return [
    ...(await bundleApart({ ...source, side: 'client' })),
    ...(await bundleApart({ ...source, side: 'server' })),
  ];
}
