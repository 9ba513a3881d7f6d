import ts from 'stack-typescript-5';
import type { TypeText } from '../TypeSurface.ts';
import { itemOf } from './itemOf.ts';
import type { Place, PrintContext, PrintOptions } from './PrintContext.ts';
import { plainText } from './plainText.ts';
import {
  atom,
  type Grip,
  mergeTokens,
  type Printed,
  parenthesized,
  separated,
  text,
} from './printed.ts';
import { printMembers, printParameters } from './printMembers.ts';
import { printReference } from './printReference.ts';
import type { Scope } from './Scope.ts';

/** Prints a type as a reader would write it: short names, single quotes, no arguments that say nothing. */
export function printType(node: ts.TypeNode, scope: Scope, options: PrintOptions): TypeText {
  const context: PrintContext = { ...options, print: (place) => print(place, context) };
  return mergeTokens(context.print({ node, scope, open: new Set() }).tokens);
}

function print(place: Place, context: PrintContext): Printed {
  const { node } = place;
  const inner = (child: ts.TypeNode, ...loose: readonly Grip[]) =>
    parenthesized(context.print({ ...place, node: child }), loose);

  if (ts.isParenthesizedTypeNode(node)) return context.print({ ...place, node: node.type });
  if (ts.isUnionTypeNode(node))
    return {
      tokens: separated(
        node.types.map((type) => inner(type, 'function')),
        ' | ',
      ),
      grip: 'union',
    };
  if (ts.isIntersectionTypeNode(node))
    return {
      tokens: separated(
        node.types.map((type) => inner(type, 'function', 'union')),
        ' & ',
      ),
      grip: 'operator',
    };
  if (ts.isArrayTypeNode(node))
    return atom([...inner(node.elementType, 'union', 'function', 'operator'), text('[]')]);
  if (ts.isTypeOperatorNode(node))
    return {
      tokens: [
        text(`${ts.tokenToString(node.operator) ?? ''} `),
        ...inner(node.type, 'union', 'function'),
      ],
      grip: 'operator',
    };
  if (ts.isTupleTypeNode(node))
    return atom([
      text('['),
      ...separated(
        node.elements.map((type) => inner(type)),
        ', ',
      ),
      text(']'),
    ]);
  if (ts.isIndexedAccessTypeNode(node)) {
    const item = context.isExpanded ? itemOf(place, node, context) : undefined;
    if (item !== undefined) return context.print(item);
    return atom([
      ...inner(node.objectType, 'union', 'function', 'operator'),
      text('['),
      ...inner(node.indexType),
      text(']'),
    ]);
  }
  if (ts.isFunctionTypeNode(node))
    return {
      tokens: [
        text('('),
        ...printParameters(node.parameters, inner),
        text(') => '),
        ...inner(node.type),
      ],
      grip: 'function',
    };
  if (ts.isTypeLiteralNode(node)) return atom(printMembers(node.members, inner));
  if (ts.isTypeReferenceNode(node)) return printReference(place, node, context);
  if (ts.isImportTypeNode(node) && node.qualifier !== undefined && !node.isTypeOf)
    return printReference(
      place,
      ts.factory.createTypeReferenceNode(node.qualifier, node.typeArguments),
      context,
    );
  return { tokens: [text(plainText(node))], grip: gripOf(node) };
}

function gripOf(node: ts.TypeNode): Grip {
  return ts.isConditionalTypeNode(node) || ts.isConstructorTypeNode(node) ? 'function' : 'atom';
}
