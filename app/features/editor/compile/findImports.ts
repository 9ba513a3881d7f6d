import { parser } from '@lezer/javascript';

export interface FoundImport {
  readonly specifier: string;
  /** Where the specifier stands, quotes included. */
  readonly from: number;
  readonly to: number;
}

/** How the code is written: as the reader writes it, or as it comes out of the compiler. */
type Dialect = 'tsx' | 'js';

const parsers = { tsx: parser.configure({ dialect: 'ts jsx' }), js: parser } as const;
const withSource: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ExportDeclaration',
  'DynamicImport',
]);

/** Everything the code imports by name, in order; imports of types alone are left out. */
export function findImports(code: string, dialect: Dialect): readonly FoundImport[] {
  const found: FoundImport[] = [];
  parsers[dialect].parse(code).iterate({
    enter({ name, node }) {
      if (!withSource.has(name)) return;
      const source = node.getChild('String');
      if (source === null || node.firstChild?.nextSibling?.name === 'type') return;
      const { from, to } = source;
      found.push({ specifier: code.slice(from + 1, to - 1), from, to });
    },
  });
  return found;
}
