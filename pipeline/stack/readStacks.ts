import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import { parseWith } from '../content/parseWith.ts';

const stackSchema = v.strictObject({
  modules: v.array(v.string()),
  styles: v.array(v.string()),
});
const packageSchema = v.object({
  version: v.string(),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
});

/** A stack as `stacks/<id>/` declares it. */
export interface StackDeclaration {
  readonly id: string;
  readonly folder: string;
  /** What code may import, as it writes it. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  /** Folders of the packages that the stack has in versions of its own, by name. */
  readonly ownPackages: Readonly<Record<string, string>>;
  /** Versions of all packages that `modules` and `styles` name. */
  readonly versions: Readonly<Record<string, string>>;
}

/** The stack that every exported project pins. */
const pinnedStack = 'react-16';

/** All stacks with a `stack.json`, the pinned one first. */
export function readStacks(repository: string): readonly StackDeclaration[] {
  const folder = path.join(repository, 'stacks');
  return readdirSync(folder)
    .filter((id) => existsSync(path.join(folder, id, 'stack.json')))
    .sort((a, b) => Number(b === pinnedStack) - Number(a === pinnedStack) || a.localeCompare(b))
    .map((id) => readStack(id, path.join(folder, id)));
}

function readStack(id: string, folder: string): StackDeclaration {
  const { modules, styles } = parseWith(stackSchema, readJson(path.join(folder, 'stack.json')));
  const { dependencies } = parseWith(packageSchema, readJson(path.join(folder, 'package.json')));
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const folderOf = (name: string) => path.dirname(resolve(`${name}/package.json`));
  const names = [...new Set([...modules, ...styles].map(packageName))].sort();
  return {
    id,
    folder,
    modules,
    styles,
    ownPackages: Object.fromEntries(
      Object.keys(dependencies).map((name) => [name, folderOf(name)] as const),
    ),
    versions: Object.fromEntries(
      names.map((name) => {
        const manifest = readJson(path.join(folderOf(name), 'package.json'));
        return [name, parseWith(packageSchema, manifest).version] as const;
      }),
    ),
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
