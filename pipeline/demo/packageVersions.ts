import { readFileSync } from 'node:fs';
import path from 'node:path';
import { assert } from '../../shared/assert.ts';

/** The exact version that a demo's project names for a package, or `undefined` if the site does not have the package. */
export type PackageVersion = (name: string) => string | undefined;

function readManifest(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

/**
 * React's versions come from the stack that every exported project pins, all others are the installed ones;
 * both are exact in the manifests.
 */
export function createPackageVersion(repository: string): PackageVersion {
  const stack = readManifest(path.join(repository, 'stacks/react-16/package.json'))['dependencies'];
  const own = readManifest(path.join(repository, 'package.json'))['dependencies'];
  assert(
    typeof stack === 'object' && typeof own === 'object',
    'A package.json lists no dependencies.',
  );
  const versions = { ...own, ...stack } as Readonly<Record<string, string>>;
  return (name) => (Object.hasOwn(versions, name) ? versions[name] : undefined);
}
