import { type ESTree, Visitor, type VisitorObject } from 'vite';

/** The kinds of nodes that anything here asks for. */
const kinds = [
  'ArrowFunctionExpression',
  'CallExpression',
  'ExportDefaultDeclaration',
  'FunctionDeclaration',
  'FunctionExpression',
  'ImportDeclaration',
  'JSXElement',
  'MemberExpression',
  'ReturnStatement',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSTypeReference',
  'VariableDeclarator',
] as const;

type Kind = (typeof kinds)[number];

/** What to do at nodes of a kind, on the way in and, with `:exit`, on the way out. */
export type NodeVisits = Pick<VisitorObject, Kind | `${Kind}:exit`>;

let current: NodeVisits = {};

/**
 * The one visitor there is. The package keeps the functions of every visitor that is made, and with them the programs
 * that they have to do with, as long as the process runs (https://github.com/oxc-project/oxc/issues/25510).
 */
const visitor = new Visitor(
  Object.fromEntries(
    kinds.flatMap((kind) => [passOn(kind), passOn(`${kind}:exit`)]),
  ) as VisitorObject,
);

function passOn(key: keyof NodeVisits) {
  const visit = (node: ESTree.Node) =>
    (current[key] as ((node: ESTree.Node) => void) | undefined)?.(node);
  return [key, visit] as const;
}

/** Goes through all nodes of a program. A visit may go through a program itself. */
export function visitNodes(program: ESTree.Program, visits: NodeVisits): void {
  const outer = current;
  current = visits;
  try {
    visitor.visit(program);
  } finally {
    current = outer;
  }
}
