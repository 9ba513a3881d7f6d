import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'stack-typescript-5';
import type { ApiEntityDefinition } from '../apiEntities.ts';

interface TypeProgramSource {
  /** Absolute path of a package's folder. */
  readonly packageFolder: string;
  readonly entities: Readonly<Record<string, ApiEntityDefinition>>;
}

export interface TypeProgram {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** A file that is not on disk: it exports one type, or one module, for each entity. */
  readonly index: ts.SourceFile;
}

/** Files that belong to no package that is read, such as the language's own library: the same for every program. */
const sharedFiles = new Map<string, ts.SourceFile | undefined>();

/** A program whose only own file asks for the types of all entities. */
export function createTypeProgram({ packageFolder, entities }: TypeProgramSource): TypeProgram {
  const indexFile = path.join(packageFolder, '__reference.ts');
  const text = [
    'type PropsOf<T> = T extends new (props: infer P) => unknown ? P : T extends (props: infer P) => unknown ? P : never;',
    ...Object.entries(entities).map(([id, entity]) =>
      entity.kind === 'props'
        ? `export type ${id}<Row extends Record<string, any>> = ${entity.type};`
        : `export * as ${id} from '${entity.module}';`,
    ),
  ].join('\n');

  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  };
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (file, ...rest) => {
    if (file === indexFile) return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
    if (path.normalize(file).startsWith(packageFolder)) return getSourceFile(file, ...rest);
    if (!sharedFiles.has(file)) sharedFiles.set(file, getSourceFile(file, ...rest));
    return sharedFiles.get(file);
  };
  host.fileExists = (file) => file === indexFile || fileExists(file);
  const program = ts.createProgram({ rootNames: [indexFile], options, host });
  const index = program.getSourceFile(indexFile);
  if (index === undefined || !existsSync(packageFolder) || readdirSync(packageFolder).length === 0)
    throw new Error(`There are no types to read in ${packageFolder}.`);
  return { program, checker: program.getTypeChecker(), index };
}
