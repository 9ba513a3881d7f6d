import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { DemoAsset, FileDependency, PackageDependency } from '../../shared/demo/DemoAsset.ts';
import { demoIdOf } from '../content/contentPaths.ts';
import type { Problem } from '../problems/Problem.ts';
import { type FileImport, importsOf } from './importsOf.ts';
import type { PackageVersion } from './packageVersions.ts';

interface DemoLocation {
  /** Absolute path of the demo's file. */
  readonly file: string;
  readonly repository: string;
  readonly contentFolder: string;
  readonly packageVersion: PackageVersion;
}

export interface Demo {
  readonly id: string;
  readonly file: string;
  readonly asset: DemoAsset;
  /** Absolute paths of all files of the demo, its own first. */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

/** The component that every demo of the site is about. */
const subject = 'rc-table';

const extensions = ['', '.tsx', '.ts', '.css', '.json'];

/** Reads a demo and everything it imports, directly or not, into an asset that runs elsewhere. */
export function readDemo({ file, repository, contentFolder, packageVersion }: DemoLocation): Demo {
  const files: string[] = [];
  const problems: Problem[] = [];
  const fileDependencies: Record<string, FileDependency> = {};
  const packages = new Set(['react', 'react-dom']);
  const shownPath = (target: string) => path.relative(repository, target).split(path.sep).join('/');

  const addImport = (from: string, { specifier, line }: FileImport) => {
    if (specifier.startsWith('.')) {
      const target = resolveFile(path.resolve(path.dirname(from), specifier));
      if (target !== undefined) {
        addFile(target);
        return;
      }
    } else {
      const name = packageName(specifier);
      if (packageVersion(name) !== undefined) {
        packages.add(name);
        return;
      }
    }
    problems.push({
      file: shownPath(from),
      line,
      message: 'The import leads nowhere.',
      found: specifier,
      expected: 'a file of the content folder, or a package of the "dependencies" in package.json',
    });
  };

  const addFile = (target: string) => {
    if (files.includes(target)) return;
    files.push(target);
    // Highlighted code has these breaks only, and links in it count its characters.
    const code = readFileSync(target, 'utf8').replace(/\r\n/g, '\n');
    const key = path.relative(contentFolder, target).split(path.sep).join('/');
    fileDependencies[key] = { type: 'FILE', value: code };
    const reading = importsOf({ path: shownPath(target), code });
    problems.push(...reading.problems);
    if (target === file && reading.problems.length === 0 && !reading.hasDefaultExport) {
      problems.push({
        file: shownPath(file),
        line: 1,
        message: 'The demo shows nothing.',
        found: 'no default export',
        expected: 'export default function Name() { … }',
      });
    }
    for (const item of reading.imports) addImport(target, item);
  };
  addFile(file);

  const packageDependencies: Record<string, PackageDependency> = {};
  for (const name of [...packages].sort()) {
    const version = packageVersion(name);
    if (version !== undefined) packageDependencies[name] = { type: 'NPM', value: version };
  }
  const id = demoIdOf(file);
  return {
    id,
    file,
    files,
    problems,
    asset: {
      type: 'BLOCK',
      id,
      refAtomIds: [subject],
      dependencies: { ...fileDependencies, ...packageDependencies },
    },
  };
}

function resolveFile(target: string): string | undefined {
  return extensions
    .map((extension) => target + extension)
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}

/** `rc-table` of `rc-table/lib/interface`, `@scope/name` of `@scope/name/file`. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
