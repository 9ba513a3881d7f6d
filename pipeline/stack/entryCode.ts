import { createRequire } from 'node:module';
import path from 'node:path';

interface EntryRequest {
  /** What code imports, e.g. `react-dom`. */
  readonly specifier: string;
  /** The folder it is imported from. */
  readonly folder: string;
}

/**
 * A module that exports all that `specifier` exports, name by name: a CommonJS package has no names that a bundler
 * could see, so it is asked. Asking runs the package here, which every listed one allows.
 */
export function entryCode({ specifier, folder }: EntryRequest): string {
  const require = createRequire(path.join(folder, 'package.json'));
  const exported: unknown = require(specifier);
  const isEsModule = Object(exported).__esModule === true;
  const names = Object.keys(Object(exported)).filter((name) => /^[\w$]+$/.test(name));
  if (!isEsModule && !names.includes('default')) names.push('default');
  const from = JSON.stringify(specifier);
  return names.length === 0
    ? `import ${from};\nexport {};`
    : `export { ${names.join(', ')} } from ${from};`;
}
