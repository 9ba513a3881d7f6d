import { build as viteBuild } from 'vite';
import { clientBuildConfig, serverBuildConfig } from '../vite/buildConfigs.ts';
import { type BundleFailure, bundleFailures } from './bundleProblems.ts';
import type { BundleSource } from './bundleSite.ts';

export interface BundlerTask extends BundleSource {
  readonly side: 'client' | 'server';
}

/** Bundles one side of the site. Answers what failed. */
export async function runBundler(task: BundlerTask): Promise<BundleFailure[]> {
  try {
    await viteBuild(configOf(task));
    return [];
  } catch (error) {
    return bundleFailures(error, task);
  }
}

function configOf({ side, outputFolder, serverFolder, loaders, ...shared }: BundlerTask) {
  if (side === 'client') return clientBuildConfig({ ...shared, outputFolder });
  const serverLoaders = Object.fromEntries(loaders.map(({ entry, file }) => [entry, file]));
  return serverBuildConfig({ ...shared, serverLoaders, outputFolder: serverFolder });
}
