import path from 'node:path';
import type { ESTree } from 'vite';
import type { ScriptModel } from './scriptModel.ts';
import { visitNodes } from './visitNodes.ts';

/** A node, and the file it stands in. */
export interface Found<Node extends ESTree.Node = ESTree.Node> {
  readonly node: Node;
  readonly script: ScriptModel;
}

/** All files of a demo that are scripts, by path. */
export type Scripts = ReadonlyMap<string, ScriptModel>;

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression;

export interface Values {
  readonly objects: readonly Found<ESTree.ObjectExpression>[];
  readonly functions: readonly Found<FunctionNode>[];
}

/**
 * The object literals and functions that an expression may come to: through names, imports inside the demo,
 * conditions, spreads, and calls, whose arguments and results both count. What is only known at run time is
 * left out.
 */
export function resolveValues(start: Found, scripts: Scripts): Values {
  const objects: Found<ESTree.ObjectExpression>[] = [];
  const functions: Found<FunctionNode>[] = [];
  const seen = new Set<ESTree.Node>();

  const visitAll = (nodes: readonly (ESTree.Node | null)[], script: ScriptModel) => {
    for (const node of nodes) if (node !== null) visit({ node, script });
  };
  const visitName = (name: string, script: ScriptModel) => {
    visitAll(script.values.get(name) ?? [], script);
    visitAll([script.functions.get(name) ?? null], script);
    const imported = script.imports.get(name);
    const target = imported && scriptAt({ from: script.path, specifier: imported.from, scripts });
    if (imported === undefined || target === undefined) return;
    if (imported.name === 'default') visitAll([target.defaultExport ?? null], target);
    else visitName(imported.name, target);
  };

  const visit = ({ node, script }: Found): void => {
    if (seen.has(node)) return;
    seen.add(node);
    switch (node.type) {
      case 'ObjectExpression':
        objects.push({ node, script });
        for (const property of node.properties)
          if (property.type === 'SpreadElement') visit({ node: property.argument, script });
        return;
      case 'ArrayExpression':
        visitAll(
          node.elements.map((item) => (item?.type === 'SpreadElement' ? item.argument : item)),
          script,
        );
        return;
      case 'Identifier':
        visitName(node.name, script);
        return;
      case 'ConditionalExpression':
        visitAll([node.consequent, node.alternate], script);
        return;
      case 'LogicalExpression':
        visitAll([node.left, node.right], script);
        return;
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
        visit({ node: node.expression, script });
        return;
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        functions.push({ node, script });
        return;
      case 'CallExpression': {
        // `list.map(make)`, `useMemo(() => make(), [])` and `make()` all come to what the functions return.
        const isOwn = node.callee.type === 'Identifier' && isDeclared(node.callee.name, script);
        if (node.callee.type === 'MemberExpression') visit({ node: node.callee.object, script });
        else visit({ node: node.callee, script });
        // What a function of the demo is given need not be what it answers.
        if (!isOwn)
          visitAll(
            node.arguments.map((item) => (item.type === 'SpreadElement' ? item.argument : item)),
            script,
          );
        const called = functions.splice(0);
        for (const item of called) visitAll(returnedBy(item.node), item.script);
        return;
      }
      case 'MemberExpression': {
        const { objects: owners } = resolveValues({ node: node.object, script }, scripts);
        const name =
          node.property.type === 'Identifier' && !node.computed ? node.property.name : undefined;
        for (const owner of owners) {
          const values = owner.node.properties.flatMap((property) =>
            property.type === 'Property' && (name === undefined || keyOf(property) === name)
              ? [property.value]
              : [],
          );
          visitAll(values, owner.script);
          // `list[index]` is one of the objects in the list.
          if (name === undefined) objects.push(owner);
        }
        return;
      }
      default:
    }
  };
  visit(start);
  return { objects, functions };
}

function isDeclared(name: string, { functions, values, imports }: ScriptModel): boolean {
  return (
    functions.has(name) || values.has(name) || imports.get(name)?.from.startsWith('.') === true
  );
}

/** The name of a property, unless it is computed. */
export function keyOf(property: ESTree.ObjectProperty): string | undefined {
  if (property.computed) return undefined;
  if (property.key.type === 'Identifier') return property.key.name;
  return property.key.type === 'Literal' ? String(property.key.value) : undefined;
}

function returnedBy(node: FunctionNode): ESTree.Node[] {
  if (node.type === 'ArrowFunctionExpression' && node.expression) return [node.body];
  if (node.body === null) return [];
  const returned: ESTree.Node[] = [];
  // What functions inside return is theirs.
  let depth = 0;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  visitNodes(
    { ...emptyProgram, body: [node.body as unknown as ESTree.Statement] },
    {
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      ReturnStatement({ argument }) {
        if (depth === 0 && argument !== null) returned.push(argument);
      },
    },
  );
  return returned;
}

const emptyProgram: ESTree.Program = {
  type: 'Program',
  body: [],
  sourceType: 'module',
  hashbang: null,
  start: 0,
  end: 0,
} as unknown as ESTree.Program;

interface ScriptAddress {
  /** Path of the importing file. */
  readonly from: string;
  readonly specifier: string;
  readonly scripts: Scripts;
}

function scriptAt({ from, specifier, scripts }: ScriptAddress): ScriptModel | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const target = path.posix.join(path.posix.dirname(from), specifier);
  return ['', '.tsx', '.ts']
    .map((extension) => scripts.get(target + extension))
    .find((script) => script !== undefined);
}
