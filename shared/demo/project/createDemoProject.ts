import { assert } from '../../assert.ts';
import type { DemoAsset } from '../DemoAsset.ts';
import { createReactAppFiles, createReactAppTools } from './createReactAppFiles.ts';
import type { DemoProject, ProjectKind } from './DemoProject.ts';
import type { ProjectParts } from './ProjectParts.ts';
import { projectEntry } from './projectEntry.ts';
import { typePackages } from './typePackages.ts';
import { viteFiles, viteTools } from './viteFiles.ts';

interface ProjectSource {
  readonly asset: DemoAsset;
  readonly kind: ProjectKind;
  readonly title: string;
  readonly description: string;
}

/**
 * A demo's asset as a project that runs elsewhere. The asset's folders stay as they are, so its imports do.
 * @throws Error if the asset has no file, or no React.
 */
export function createDemoProject({ asset, kind, title, description }: ProjectSource): DemoProject {
  const sources: Record<string, string> = {};
  const dependencies: Record<string, string> = {};
  for (const [name, { type, value }] of Object.entries(asset.dependencies)) {
    if (type === 'FILE') sources[`src/${name}`] = value;
    else dependencies[name] = value;
  }
  const [mainFile] = Object.keys(sources);
  const react = dependencies['react'];
  assert(mainFile, `The demo ${asset.id} has no file.`);
  assert(react, `The demo ${asset.id} has no React.`);

  const tools = kind === 'vite' ? viteTools : createReactAppTools;
  const devDependencies = sorted({ ...tools, ...typePackages(dependencies) });
  const demo = mainFile.replace(/^src\//, './').replace(/\.tsx$/, '');
  const parts: ProjectParts = { id: asset.id, title, description, dependencies, devDependencies };
  return {
    kind,
    title,
    description,
    files: {
      ...sources,
      'src/index.tsx': projectEntry({ demo, react }),
      ...(kind === 'vite' ? viteFiles(parts) : createReactAppFiles(parts)),
    },
    dependencies,
    devDependencies,
    mainFile,
  };
}

function sorted(packages: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
}
