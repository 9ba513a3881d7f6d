import ts from 'stack-typescript-5';
import type { Scope } from './print/Scope.ts';

/** All type parameters of a declaration, as the record that a table shows. */
export function rowScope(owner: ts.Node | ts.Symbol, checker: ts.TypeChecker): Scope {
  const declarations = 'kind' in owner ? [owner] : (owner.declarations ?? []);
  const scope = new Map<ts.Symbol, string>();
  for (const declaration of declarations) {
    if (!ts.isInterfaceDeclaration(declaration) && !ts.isTypeAliasDeclaration(declaration))
      continue;
    for (const parameter of declaration.typeParameters ?? []) {
      const symbol = checker.getSymbolAtLocation(parameter.name);
      if (symbol !== undefined) scope.set(symbol, 'Row');
    }
  }
  return scope;
}
