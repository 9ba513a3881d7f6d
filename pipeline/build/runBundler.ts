import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build as viteBuild } from 'vite';
import { readManifest } from '../prerender/readManifest.ts';
import { type BundleRun, clientBuildConfig, serverBuildConfig } from '../vite/buildConfigs.ts';
import { manifestFolder, sharedEntry, sharedModule } from '../vite/entries.ts';
import { type BundleFailure, bundleFailures } from './bundleProblems.ts';
import type { BundleSource } from './bundleSite.ts';

export interface BundlerTask extends BundleSource {
  readonly side: 'client' | 'server';
}

/**
 * How many demos one run of the bundler takes. It holds 60 KB for each until it is through with all of them, so that
 * a large site would take ever more memory. A run takes a second by itself.
 */
const demosOfRun = 1000;

/** Bundles one side of the site. Answers what failed. */
export async function runBundler(task: BundlerTask): Promise<BundleFailure[]> {
  const [first = [], ...others] = chunksOf(task.demos, task.demosOfRun ?? demosOfRun);
  // An attempt before this one may have had more demos, and so more runs.
  if (task.side === 'client')
    await rm(path.join(task.outputFolder, manifestFolder), { recursive: true, force: true });
  const kind = others.length === 0 ? 'only' : 'first';
  const failures = await bundle({ ...task, demos: first }, { kind });
  if (others.length === 0 || failures.length > 0) return failures;

  const sharedAddress = await sharedAddressOf(task);
  for (const [index, demos] of others.entries()) {
    const run: BundleRun = { kind: 'further', number: index + 1, sharedAddress };
    failures.push(...(await bundle({ ...task, demos }, run)));
  }
  return failures;
}

async function bundle(task: BundlerTask, run: BundleRun): Promise<BundleFailure[]> {
  try {
    await viteBuild(configOf(task, run));
    return [];
  } catch (error) {
    return bundleFailures(error, task);
  }
}

function configOf(task: BundlerTask, run: BundleRun) {
  const { side, repository, contentFolder, demos, outputFolder, serverFolder, loaders } = task;
  const shared = { repository, contentFolder, demos, run };
  if (side === 'client') return clientBuildConfig({ ...shared, outputFolder });
  const serverLoaders = Object.fromEntries(loaders.map(({ entry, file }) => [entry, file]));
  return serverBuildConfig({ ...shared, serverLoaders, outputFolder: serverFolder });
}

/** What demos import that share something with those of the first run. */
async function sharedAddressOf({ side, outputFolder, repository }: BundlerTask): Promise<string> {
  if (side === 'server') return `./${sharedEntry}.js`;
  const manifest = await readManifest(outputFolder, repository);
  return manifest.filesOf(sharedModule).script;
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
