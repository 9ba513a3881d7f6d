import ts from 'stack-typescript-5';
import type { Place, PrintContext } from './PrintContext.ts';
import { parameterScope } from './parameterScope.ts';
import { atom, type Printed, parenthesized } from './printed.ts';
import { printMembers } from './printMembers.ts';

interface WriteOut {
  readonly place: Place;
  readonly node: ts.TypeReferenceNode;
  readonly symbol: ts.Symbol;
  readonly context: PrintContext;
}

/** A named type's own declaration, its parameters replaced. */
export function writeOut({ place, node, symbol, context }: WriteOut): Printed | undefined {
  const declaration = symbol.declarations?.find(
    (item) => ts.isTypeAliasDeclaration(item) || ts.isInterfaceDeclaration(item),
  );
  if (declaration === undefined) return undefined;
  const scope = parameterScope({ scope: place.scope, node, declaration, checker: context.checker });
  const open = new Set([...place.open, symbol]);
  if (
    ts.isTypeAliasDeclaration(declaration) &&
    ts.isConditionalTypeNode(declaration.type) &&
    node.pos >= 0
  ) {
    // What the condition comes to says more than the condition.
    const type = context.checker.getTypeFromTypeNode(node);
    const result =
      (type.flags & ts.TypeFlags.Conditional) === 0
        ? context.checker.typeToTypeNode(type, undefined, ts.NodeBuilderFlags.NoTruncation)
        : undefined;
    if (result !== undefined) return context.print({ node: result, scope: new Map(), open });
  }
  if (ts.isTypeAliasDeclaration(declaration))
    return context.print({ node: declaration.type, scope, open });
  return atom(
    printMembers(
      declaration.members.filter((member) => ts.isTypeElement(member)),
      (child, ...loose) => parenthesized(context.print({ node: child, scope, open }), loose),
    ),
  );
}
