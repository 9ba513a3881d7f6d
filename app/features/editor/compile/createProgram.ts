import { type Program, pathOfModule } from '../../../../shared/editor/frameMessages.ts';
import {
  importableNames,
  mountModuleName,
  type Stack,
} from '../../../../shared/editor/StackList.ts';
import { ChunkLoadError } from '../../../chunk/ChunkLoadError.ts';
import { loadText } from '../../../chunk/loadText.ts';
import { createResource } from '../../../resource/createResource.ts';
import type { CompileFailure } from './CompileFailure.ts';
import { compileDemo, type DemoFiles } from './compileDemo.ts';

/** Texts of built packages by address: each is fetched once. */
const texts = createResource<string>({
  async load(address) {
    const id = `stack${address}`;
    const text = await loadText({ id, address });
    if (text === undefined) throw new ChunkLoadError({ id, type: 'error', request: address });
    return text;
  },
  limit: 200,
});

interface ProgramRequest {
  readonly files: DemoFiles;
  readonly entry: string;
  readonly stack: Stack;
}

export type ProgramResult =
  | { readonly kind: 'program'; readonly program: Program }
  | { readonly kind: 'failed'; readonly failure: CompileFailure };

/**
 * Compiles a demo and fetches the packages it imports, and only those.
 * @throws ChunkLoadError when a package cannot be loaded.
 */
export async function createProgram(request: ProgramRequest): Promise<ProgramResult> {
  const { files, entry, stack } = request;
  const compiled = compileDemo({ files, entry, packages: importableNames(stack) });
  if (compiled.kind === 'failed') return compiled;
  const names = withImports(stack, [mountModuleName, ...compiled.packages]);
  const [packages, styles] = await Promise.all([
    Promise.all(names.map(async (name) => ({ name, code: await textOf(stack, name) }))),
    Promise.all(
      compiled.styles.map(async (name) => ({
        name,
        css: files[name] ?? (await textOf(stack, name)),
      })),
    ),
  ]);
  // A style sheet of a package is imported for its effect; as a module it is empty.
  const stubs = compiled.packages
    .filter((name) => Object.hasOwn(stack.styles, name))
    .map((name) => ({ name, code: 'export default undefined' }));
  const main = compiled.modules.find(({ name }) => pathOfModule(name) === entry);
  return {
    kind: 'program',
    program: {
      modules: [...packages, ...stubs, ...compiled.modules],
      styles,
      entry: main?.name ?? '',
    },
  };
}

/** Names of the modules among `names`, and of all that they import. */
function withImports(stack: Stack, names: readonly string[]): readonly string[] {
  const all = new Set<string>();
  const add = (name: string) => {
    if (all.has(name) || !Object.hasOwn(stack.modules, name)) return;
    all.add(name);
    for (const other of stack.modules[name]?.imports ?? []) add(other);
  };
  for (const name of names) add(name);
  return [...all];
}

async function textOf(stack: Stack, name: string): Promise<string> {
  const address = stack.modules[name]?.address ?? stack.styles[name] ?? '';
  try {
    return await texts.get(address);
  } catch (error) {
    // The next run asks again.
    texts.forget(address);
    throw error;
  }
}
