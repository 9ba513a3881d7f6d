import ts from 'stack-typescript-5';
import type { Scope } from './print/Scope.ts';

/** A type that can be printed. */
export interface PrintableType {
  readonly node: ts.TypeNode;
  readonly scope: Scope;
}

const flags =
  ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/** A type as the checker sees it. */
export function checkedType(checker: ts.TypeChecker, type: ts.Type): PrintableType {
  const node = checker.typeToTypeNode(type, undefined, flags);
  return {
    node: node ?? ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword),
    scope: new Map<ts.Symbol, string>(),
  };
}
