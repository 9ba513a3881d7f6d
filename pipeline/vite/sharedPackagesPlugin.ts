import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { sharedModule } from './entries.ts';

interface SharedPackages {
  readonly repository: string;
  /** What there must be one of, however many runs build the demos. */
  readonly packages: readonly string[];
  /** Address of the built module that has them, in runs that do not build it themselves. */
  readonly address?: string;
}

/**
 * `virtual:shared` exports all that some packages export; where it is built already, demos import from there what they
 * would import from these packages.
 */
export function sharedPackagesPlugin({ repository, packages, address }: SharedPackages): Plugin {
  const load = createRequire(path.join(repository, 'package.json'));
  const prefix = `${sharedModule}/`;
  return {
    name: 'site:shared-packages',
    enforce: 'pre',
    resolveId(id) {
      if (id === sharedModule) return `\0${id}`;
      if (address === undefined) return undefined;
      if (id === address) return { id, external: true };
      return packages.includes(id) ? prefix + id : undefined;
    },
    load(id) {
      if (id === `\0${sharedModule}`)
        return packages
          .map((name) =>
            exportLine(namesOf(load(name)), name, (key) => [key, sharedName(name, key)]),
          )
          .join('');
      if (address === undefined || !id.startsWith(prefix)) return undefined;
      const name = id.slice(prefix.length);
      return exportLine(namesOf(load(name)), address, (key) => [sharedName(name, key), key]);
    },
  };
}

function namesOf(module: object): string[] {
  return [...new Set(['default', ...Object.keys(module)])].filter((key) => key !== '__esModule');
}

/** An export's name among those of all packages. */
function sharedName(packageName: string, key: string): string {
  return `${packageName.replace(/\W/g, '_')}$${key}`;
}

function exportLine(
  keys: readonly string[],
  from: string,
  rename: (key: string) => readonly [name: string, exported: string],
): string {
  const names = keys.map((key) => rename(key).join(' as '));
  return `export { ${names.join(', ')} } from ${JSON.stringify(from)};\n`;
}
