import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { assert } from '../../shared/assert.ts';
import { mountModuleName } from '../../shared/editor/StackList.ts';
import { browserTargets } from '../vite/sharedConfig.ts';
import { entryCode } from './entryCode.ts';
import type { StackDeclaration } from './readStacks.ts';

/** A module or style sheet of a stack, before it has an address. */
export interface StackFile {
  /** The name under which the frame's import map, or an import of a style sheet, knows it. */
  readonly name: string;
  readonly kind: 'module' | 'style';
  readonly text: string;
  /** Names of the modules that it imports itself. */
  readonly imports: readonly string[];
}

const prefix = 'stack-entry:';

/**
 * Bundles a stack into modules that import one another by name only, since a module made from a blob has no
 * neighbours. Development builds: whoever edits wants to be warned, and in words.
 */
export async function buildStack(
  stack: StackDeclaration,
  repository: string,
): Promise<readonly StackFile[]> {
  const specifiers = new Map(stack.modules.map((name) => [fileName(name), name] as const));
  const react = Number.parseInt(stack.versions['react'] ?? '', 10);
  const mount = react < 18 ? 'mountLegacy.ts' : 'mountModern.ts';
  const result = await build({
    configFile: false,
    root: repository,
    mode: 'development',
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias: { ...stack.ownPackages } },
    plugins: [entriesPlugin(stack, specifiers)],
    build: {
      write: false,
      target: browserTargets,
      modulePreload: false,
      chunkSizeWarningLimit: 5000,
      rollupOptions: {
        input: {
          ...Object.fromEntries([...specifiers.keys()].map((file) => [file, prefix + file])),
          mount: path.join(repository, 'app/frame', mount),
        },
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // Names stay, for they are what warnings and stacks speak in.
          minify: { compress: true, mangle: false, codegen: true },
        },
      },
    },
  });
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  assert(output, `The stack ${stack.id} has no output.`);
  const chunks = output.output.filter((item) => item.type === 'chunk');
  const nameOf = (file: string) =>
    file === 'mount.js'
      ? mountModuleName
      : (specifiers.get(file.replace(/\.js$/, '')) ?? `#stack/${file.replace(/\.js$/, '')}`);
  const { resolve } = createRequire(path.join(stack.folder, 'package.json'));
  return [
    ...chunks.map(({ fileName: file, code, imports }) => ({
      name: nameOf(file),
      kind: 'module' as const,
      text: imports.reduce(
        (text, other) => text.replaceAll(`"./${other}"`, JSON.stringify(nameOf(other))),
        code,
      ),
      imports: imports.map(nameOf),
    })),
    ...stack.styles.map((name) => ({
      name,
      kind: 'style' as const,
      text: readFileSync(resolve(name), 'utf8'),
      imports: [],
    })),
  ];
}

/** Makes one entry for everything that code can import. */
function entriesPlugin(stack: StackDeclaration, specifiers: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'site:stack-entries',
    resolveId: {
      filter: { id: /^stack-entry:/ },
      handler: (id) => path.join(stack.folder, id.slice(prefix.length)),
    },
    load(id) {
      const specifier =
        path.dirname(id) === stack.folder ? specifiers.get(path.basename(id)) : undefined;
      return specifier === undefined ? undefined : entryCode({ specifier, folder: stack.folder });
    },
  };
}

function fileName(specifier: string): string {
  return specifier.replace(/^@/, '').replaceAll('/', '__');
}
