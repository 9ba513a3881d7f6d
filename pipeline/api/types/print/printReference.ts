import ts from 'stack-typescript-5';
import type { Place, PrintContext } from './PrintContext.ts';
import { atom, type Printed, separated, text } from './printed.ts';
import { symbolOf } from './symbolOf.ts';
import { writeOut } from './writeOut.ts';

/** Prints the name of a type with its arguments; or, where names are expanded, what the name stands for. */
export function printReference(
  place: Place,
  node: ts.TypeReferenceNode,
  context: PrintContext,
): Printed {
  const symbol = symbolOf(node.typeName, context.checker);
  const binding = symbol && place.scope.get(symbol);
  if (typeof binding === 'string') return atom([text(binding)]);
  if (binding !== undefined) return context.print({ ...binding, open: place.open });

  const name = ts.isIdentifier(node.typeName) ? node.typeName.text : node.typeName.right.text;
  const entity = symbol && context.entityOf(symbol);
  if (
    symbol !== undefined &&
    entity === undefined &&
    context.isExpanded &&
    context.isOwn(symbol) &&
    !place.open.has(symbol)
  ) {
    const expanded = writeOut({ place, node, symbol, context });
    if (expanded !== undefined) return expanded;
  }

  const args = node.typeArguments ?? ts.factory.createNodeArray<ts.TypeNode>();
  const saysNothing = args.every(
    (arg) => arg.kind === ts.SyntaxKind.AnyKeyword || isAnyParameter(place, arg, context),
  );
  const shownArgs = saysNothing
    ? []
    : [
        text('<'),
        ...separated(
          args.map((arg) => context.print({ ...place, node: arg }).tokens),
          ', ',
        ),
        text('>'),
      ];
  return atom([entity === undefined ? text(name) : { text: name, ref: entity }, ...shownArgs]);
}

/** Whether an argument is a type parameter that stands for `any` here. */
function isAnyParameter(place: Place, node: ts.TypeNode, context: PrintContext): boolean {
  if (!ts.isTypeReferenceNode(node)) return false;
  const symbol = symbolOf(node.typeName, context.checker);
  const binding = symbol && place.scope.get(symbol);
  if (binding === undefined || typeof binding === 'string') return false;
  return (
    binding.node.kind === ts.SyntaxKind.AnyKeyword ||
    isAnyParameter({ ...place, scope: binding.scope }, binding.node, context)
  );
}
