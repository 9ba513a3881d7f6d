import type { DemoAsset } from '../../../../shared/demo/DemoAsset.ts';
import type { Stack } from '../../../../shared/editor/StackList.ts';
import type { DemoFiles } from '../compile/compileDemo.ts';
import { findImports } from '../compile/findImports.ts';

interface EditedDemo {
  readonly asset: DemoAsset;
  /** Texts of all files by path. */
  readonly files: DemoFiles;
  readonly stack: Stack;
}

/** The asset of a demo as it was edited, with the packages that it imports now, in the stack's versions. */
export function editedAsset({ asset, files, stack }: EditedDemo): DemoAsset {
  const dependencies: Record<string, DemoAsset['dependencies'][string]> = {};
  for (const [name, dependency] of Object.entries(asset.dependencies)) {
    const value = dependency.type === 'FILE' ? files[name] : stack.versions[name];
    dependencies[name] = { ...dependency, value: value ?? dependency.value };
  }
  for (const [path, code] of Object.entries(files)) {
    if (!/\.[tj]sx?$/.test(path)) continue;
    for (const { specifier } of findImports(code, 'tsx')) {
      const name = Object.keys(stack.versions).find(
        (known) => specifier === known || specifier.startsWith(`${known}/`),
      );
      const value = name && stack.versions[name];
      if (name !== undefined && value) dependencies[name] = { type: 'NPM', value };
    }
  }
  return { ...asset, dependencies };
}
