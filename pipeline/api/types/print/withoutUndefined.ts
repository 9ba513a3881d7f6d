import ts from 'stack-typescript-5';

/** A `?` says `undefined` already. */
export function withoutUndefined<Node extends ts.TypeNode | undefined>(
  type: Node,
  isOptional: boolean,
): Node | ts.TypeNode {
  if (!isOptional || type === undefined || !ts.isUnionTypeNode(type)) return type;
  const rest = type.types.filter((item) => item.kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only] = rest;
  if (rest.length === type.types.length) return type;
  return rest.length === 1 && only !== undefined ? only : ts.factory.createUnionTypeNode(rest);
}
