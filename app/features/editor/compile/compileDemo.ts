import { type FrameModule, fileModuleName } from '../../../../shared/editor/frameMessages.ts';
import { type ImportTarget, resolveImport } from '../../../../shared/editor/resolveImport.ts';
import type { CompileFailure } from './CompileFailure.ts';
import { compileScript } from './compileScript.ts';
import { findImports } from './findImports.ts';

/** Texts by path. */
export type DemoFiles = Readonly<Record<string, string>>;

interface DemoCode {
  readonly files: DemoFiles;
  /** Path of the file that exports the demo. */
  readonly entry: string;
  /** What can be imported by name. */
  readonly packages: readonly string[];
}

export type CompiledDemo =
  | {
      readonly kind: 'compiled';
      readonly modules: readonly FrameModule[];
      /** Style sheets in their order: paths of files, or what was imported from a package. */
      readonly styles: readonly string[];
      /** Modules and style sheets of packages that the demo imports. */
      readonly packages: readonly string[];
    }
  | { readonly kind: 'failed'; readonly failure: CompileFailure };

/** Compiles the demo's file and all that it imports, directly or not. */
export function compileDemo({ files, entry, packages }: DemoCode): CompiledDemo {
  const modules = new Map<string, FrameModule>();
  const styles = new Set<string>();
  const used = new Set<string>();
  const seen = new Set<string>();
  const resolve = (specifier: string, importer: string): ImportTarget =>
    resolveImport({ specifier, importer, files: Object.keys(files), packages });

  const addScript = (path: string): CompileFailure | undefined => {
    const source = files[path] ?? '';
    const result = compileScript({ path, code: source });
    if (result.kind === 'failed') {
      const { message, line, column } = result;
      return { kind: 'syntax', message, place: { file: path, line, column } };
    }
    // The source names more than the result: imports that nothing uses yet, which should be possible all the same.
    for (const { specifier, from } of findImports(source, 'tsx')) {
      const place = { file: path, ...positionOf(source, from) };
      const target = resolve(specifier, path);
      switch (target.kind) {
        case 'file': {
          const failure = addFile(target.path);
          if (failure !== undefined) return failure;
          break;
        }
        case 'package':
          used.add(target.name);
          if (target.name.endsWith('.css')) styles.add(target.name);
          break;
        case 'unknown-file':
          return { kind: 'unknown-file', specifier, place };
        case 'unknown-package':
          return { kind: 'unknown-package', specifier, known: packages, place };
        default:
          target satisfies never;
      }
    }
    let code = result.code;
    for (const { specifier, from, to } of [...findImports(code, 'js')].reverse()) {
      const target = resolve(specifier, path);
      if (target.kind === 'package') used.add(target.name);
      const name = target.kind === 'file' ? fileModuleName(target.path) : specifier;
      code = code.slice(0, from) + JSON.stringify(name) + code.slice(to);
    }
    modules.set(path, { name: fileModuleName(path), code });
    return undefined;
  };

  const addFile = (path: string): CompileFailure | undefined => {
    if (seen.has(path)) return undefined;
    seen.add(path);
    const name = fileModuleName(path);
    if (path.endsWith('.css')) {
      styles.add(path);
      modules.set(path, { name, code: 'export default undefined' });
      return undefined;
    }
    if (!path.endsWith('.json')) return addScript(path);
    const code = files[path] ?? '';
    try {
      JSON.parse(code);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { kind: 'syntax', message, place: { file: path, line: 1 } };
    }
    modules.set(path, { name, code: `export default ${code}` });
    return undefined;
  };

  const failure = addFile(entry);
  if (failure !== undefined) return { kind: 'failed', failure };
  return {
    kind: 'compiled',
    modules: [...modules.values()],
    styles: [...styles],
    packages: [...used],
  };
}

function positionOf(code: string, offset: number): { line: number; column: number } {
  const lines = code.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
