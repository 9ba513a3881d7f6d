import ts from 'stack-typescript-5';
import { checkedType, type PrintableType } from './checkedType.ts';
import { rowScope } from './rowScope.ts';

interface PropTypeSource {
  readonly symbol: ts.Symbol;
  readonly isOptional: boolean;
  readonly checker: ts.TypeChecker;
}

/** The type of a prop as it was written, if it still means that where it is used; otherwise as the checker sees it. */
export function propType({ symbol, isOptional, checker }: PropTypeSource): PrintableType {
  const type = checker.getTypeOfSymbol(symbol);
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (
    declaration !== undefined &&
    ts.isPropertySignature(declaration) &&
    declaration.type !== undefined
  ) {
    const scope = rowScope(declaration.parent, checker);
    const written = typeText(checker, checker.getTypeFromTypeNode(declaration.type), isOptional);
    const names = [...scope.keys()].map(({ name }) => name);
    const expected = names.reduce(
      (text, name) => text.replace(new RegExp(`\\b${name}\\b`, 'g'), 'Row'),
      written,
    );
    if (expected === typeText(checker, type, isOptional)) return { node: declaration.type, scope };
  }
  return checkedType(checker, type);
}

function typeText(checker: ts.TypeChecker, type: ts.Type, isOptional: boolean): string {
  const text = checker.typeToString(
    type,
    undefined,
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
  );
  return isOptional
    ? text.replace(/^undefined \| | \| undefined$/g, '').replace(/^\((.*)\)$/, '$1')
    : text;
}
