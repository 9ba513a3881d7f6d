/** What an import of a demo's file stands for. */
export type ImportTarget =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'unknown-file' }
  | { readonly kind: 'unknown-package' };

interface ImportRequest {
  readonly specifier: string;
  /** Path of the file that imports. */
  readonly importer: string;
  /** Paths of all files there are. */
  readonly files: readonly string[];
  /** What can be imported by name. */
  readonly packages: readonly string[];
}

const extensions = ['', '.tsx', '.ts', '.jsx', '.js', '.css', '.json', '/index.tsx', '/index.ts'];

/** Finds what `specifier` stands for, as a bundler would: relative to its file, with or without an extension. */
export function resolveImport(request: ImportRequest): ImportTarget {
  const { specifier, importer, files, packages } = request;
  if (/^\.{1,2}(?:\/|$)/.test(specifier)) {
    const target = join(importer.split('/').slice(0, -1), specifier.split('/'));
    const path =
      target === undefined
        ? undefined
        : extensions.map((extension) => target + extension).find((it) => files.includes(it));
    return path === undefined ? { kind: 'unknown-file' } : { kind: 'file', path };
  }
  return packages.includes(specifier)
    ? { kind: 'package', name: specifier }
    : { kind: 'unknown-package' };
}

/** The path, or `undefined` if it leads out of the folder that all files are in. */
function join(folder: readonly string[], parts: readonly string[]): string | undefined {
  const path = [...folder];
  for (const part of parts) {
    if (part === '..') {
      if (path.pop() === undefined) return undefined;
    } else if (part !== '.' && part !== '') path.push(part);
  }
  return path.join('/');
}
