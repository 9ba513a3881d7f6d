import ts from 'stack-typescript-5';
import { checkedType } from './checkedType.ts';

/** The body of a named type; of an interface, its members. */
export function definitionOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.TypeNode {
  for (const declaration of symbol.declarations ?? []) {
    if (ts.isTypeAliasDeclaration(declaration)) return declaration.type;
    if (ts.isInterfaceDeclaration(declaration))
      return ts.factory.createTypeLiteralNode(declaration.members);
  }
  return checkedType(checker, checker.getDeclaredTypeOfSymbol(symbol)).node;
}

/** What an exported value is; a component is only said to be one, because its props have a table. */
export function valueType(symbol: ts.Symbol, checker: ts.TypeChecker): ts.TypeNode {
  const type = checker.getTypeOfSymbol(symbol);
  const isComponent = /^[A-Z][a-z]|^default$|^_default$/.test(symbol.name);
  if (isComponent) return ts.factory.createTypeReferenceNode('component');
  const declaration = symbol.valueDeclaration;
  if (declaration !== undefined && ts.isFunctionDeclaration(declaration) && declaration.type)
    return ts.factory.createFunctionTypeNode(undefined, declaration.parameters, declaration.type);
  return checkedType(checker, type).node;
}
