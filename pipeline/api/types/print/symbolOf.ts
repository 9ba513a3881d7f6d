import ts from 'stack-typescript-5';

/** The symbol a name stands for, behind imports. Nodes the checker makes carry theirs with them. */
export function symbolOf(name: ts.EntityName, checker: ts.TypeChecker): ts.Symbol | undefined {
  const last = ts.isIdentifier(name) ? name : name.right;
  const made = (last as { readonly symbol?: ts.Symbol }).symbol;
  const symbol = made ?? (last.pos < 0 ? undefined : checker.getSymbolAtLocation(last));
  return symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias
    ? checker.getAliasedSymbol(symbol)
    : symbol;
}
