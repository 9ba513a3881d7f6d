import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { sharedModule } from './entries.ts';

interface SharedModule {
  readonly repository: string;
  /** What there must be one of, however many runs build the demos. What lies inside a package is not meant by its name. */
  readonly packages: readonly string[];
  /** The folder whose style sheets a page is to have once. */
  readonly styleFolder?: string;
  /** Where the module lies, in runs that do not build it themselves. */
  readonly address?: string;
}

/**
 * `virtual:shared` has all that some packages export, and the style sheets of a folder; where it is built already,
 * demos import from there what they would import from these packages, and have no need of the sheets.
 */
export function sharedModulePlugin(source: SharedModule): Plugin {
  const { repository, packages, styleFolder, address } = source;
  const load = createRequire(path.join(repository, 'package.json'));
  const prefix = `${sharedModule}/`;
  const noStyles = `${prefix}no-styles`;
  const isSharedSheet = (id: string, importer = '') =>
    id.endsWith('.css') && path.dirname(path.resolve(path.dirname(importer), id)) === styleFolder;
  return {
    name: 'site:shared-module',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === sharedModule) return `\0${id}`;
      if (address === undefined) return undefined;
      if (id === address) return { id, external: true };
      if (isSharedSheet(id, importer)) return noStyles;
      return packages.includes(id) ? prefix + id : undefined;
    },
    load(id) {
      if (id === `\0${sharedModule}`)
        return [
          ...sheetsOf(styleFolder).map((file) => `import ${JSON.stringify(file)};\n`),
          ...packages.map((name) =>
            exportLine(namesOf(load(name)), name, (key) => [key, sharedName(name, key)]),
          ),
        ].join('');
      if (id === noStyles) return '';
      if (address === undefined || !id.startsWith(prefix)) return undefined;
      const name = id.slice(prefix.length);
      return exportLine(namesOf(load(name)), address, (key) => [sharedName(name, key), key]);
    },
  };
}

function sheetsOf(folder: string | undefined): string[] {
  if (folder === undefined || !existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'));
  return names.map((name) => path.join(folder, name));
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
