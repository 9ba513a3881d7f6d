import ts from 'stack-typescript-5';

/** Whatever else there is in the language, in the compiler's own words. */
export function plainText(node: ts.Node): string {
  const printed = printer.printNode(
    ts.EmitHint.Unspecified,
    node,
    node.getSourceFile() ?? emptySource,
  );
  return printed
    .replace(/\s+/g, ' ')
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .replace(/\bReact\./g, '');
}

const printer = ts.createPrinter({ removeComments: true });
const emptySource = ts.createSourceFile('empty.ts', '', ts.ScriptTarget.ES2022);
