import type ts from 'stack-typescript-5';
import type { Binding, Scope } from './Scope.ts';

interface ParametersOf {
  /** Where the type is used, and what is in scope there. */
  readonly scope: Scope;
  readonly node: ts.TypeReferenceNode;
  readonly declaration: ts.TypeAliasDeclaration | ts.InterfaceDeclaration;
  readonly checker: ts.TypeChecker;
}

/** What the parameters of a named type stand for where it is used. */
export function parameterScope({ scope: outer, node, declaration, checker }: ParametersOf): Scope {
  const scope = new Map<ts.Symbol, Binding | string>();
  (declaration.typeParameters ?? []).forEach((parameter, index) => {
    const key = checker.getSymbolAtLocation(parameter.name);
    const given = node.typeArguments?.[index];
    if (key === undefined) return;
    if (given !== undefined) scope.set(key, { node: given, scope: outer });
    else if (parameter.default !== undefined) scope.set(key, { node: parameter.default, scope });
  });
  return scope;
}
