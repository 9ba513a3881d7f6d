import ts from 'stack-typescript-5';
import type { Place, PrintContext } from './PrintContext.ts';
import { parameterScope } from './parameterScope.ts';
import { symbolOf } from './symbolOf.ts';

/** The items of a list that a name stands for: of `Columns[number]`, if `Columns` is `Column[]`. */
export function itemOf(
  place: Place,
  { objectType, indexType }: ts.IndexedAccessTypeNode,
  { checker, isOwn }: PrintContext,
): Place | undefined {
  if (indexType.kind !== ts.SyntaxKind.NumberKeyword || !ts.isTypeReferenceNode(objectType))
    return undefined;
  const symbol = symbolOf(objectType.typeName, checker);
  const declaration = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
  if (symbol === undefined || declaration === undefined || !isOwn(symbol)) return undefined;
  const list = ts.isTypeOperatorNode(declaration.type) ? declaration.type.type : declaration.type;
  if (!ts.isArrayTypeNode(list)) return undefined;
  const scope = parameterScope({ scope: place.scope, node: objectType, declaration, checker });
  return { node: list.elementType, scope, open: place.open };
}
