import path from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { visitNodes } from './visitNodes.ts';

/** A file of a demo, with what its names stand for. Names are taken per file, because demos are short. */
export interface ScriptModel {
  readonly path: string;
  readonly program: ESTree.Program;
  /** What a name was given at its declaration. */
  readonly values: ReadonlyMap<string, readonly ESTree.Expression[]>;
  readonly functions: ReadonlyMap<string, ESTree.Function>;
  readonly imports: ReadonlyMap<string, ImportedName>;
  /** The values of `export default` and of exports under another name. */
  readonly defaultExport: ESTree.Node | undefined;
}

export interface ImportedName {
  readonly from: string;
  /** `default`, or the name that the other module gives it. */
  readonly name: string;
}

interface ScriptText {
  readonly path: string;
  readonly code: string;
}

export function readScript({ path: file, code }: ScriptText): ScriptModel {
  const { program } = parseSync(path.basename(file), code);
  const values = new Map<string, ESTree.Expression[]>();
  const functions = new Map<string, ESTree.Function>();
  const imports = new Map<string, ImportedName>();
  let defaultExport: ESTree.Node | undefined;
  const addValue = (name: string, value: ESTree.Expression) => {
    values.set(name, [...(values.get(name) ?? []), value]);
  };

  visitNodes(program, {
    VariableDeclarator({ id, init }) {
      if (init === null) return;
      if (id.type === 'Identifier') addValue(id.name, init);
      // `const [columns, setColumns] = useState(…)`: the first name has the value.
      const [first] = id.type === 'ArrayPattern' ? id.elements : [];
      if (first?.type === 'Identifier') addValue(first.name, init);
    },
    FunctionDeclaration(node) {
      if (node.id !== null) functions.set(node.id.name, node);
    },
    ImportDeclaration({ source, specifiers }) {
      for (const specifier of specifiers) {
        if (specifier.type === 'ImportSpecifier')
          imports.set(specifier.local.name, {
            from: source.value,
            name:
              specifier.imported.type === 'Literal'
                ? specifier.imported.value
                : specifier.imported.name,
          });
        else
          imports.set(specifier.local.name, {
            from: source.value,
            name: specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*',
          });
      }
    },
    ExportDefaultDeclaration({ declaration }) {
      defaultExport = declaration;
    },
  });
  return { path: file, program, values, functions, imports, defaultExport };
}
