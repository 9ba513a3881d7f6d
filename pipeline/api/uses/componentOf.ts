import type { ESTree } from 'vite';
import type { ApiEntityId } from '../apiEntities.ts';
import type { ScriptModel } from './scriptModel.ts';

const components: Readonly<Record<string, ApiEntityId>> = {
  Table: 'Table',
  'Table.Column': 'Column',
  'Table.ColumnGroup': 'ColumnGroup',
  'Table.Summary': 'Summary',
  'Table.Summary.Row': 'SummaryRow',
  'Table.Summary.Cell': 'SummaryCell',
};

/** The component of the package that an element's name stands for, if any. */
export function componentOf(
  name: ESTree.JSXElementName,
  script: ScriptModel,
): ApiEntityId | undefined {
  const [first = '', ...rest] = pathOf(name);
  const root = rootOf(first, script);
  return root === undefined ? undefined : components[[root, ...rest].join('.')];
}

function pathOf(name: ESTree.JSXElementName | ESTree.JSXMemberExpressionObject): string[] {
  if (name.type === 'JSXIdentifier') return [name.name];
  if (name.type !== 'JSXMemberExpression') return [];
  return [...pathOf(name.object), name.property.name];
}

/** `Table` under whatever name it was imported, or `Table.Summary` for the named export. */
function rootOf(local: string, script: ScriptModel): string | undefined {
  const imported = script.imports.get(local);
  if (imported !== undefined) {
    if (imported.from !== 'rc-table') return undefined;
    return imported.name === 'default' ? 'Table' : `Table.${imported.name}`;
  }
  // `styled(Table)` and `genTable()` make tables too.
  const [value] = script.values.get(local) ?? [];
  return value !== undefined && mentionsTable(value, script) ? 'Table' : undefined;
}

function mentionsTable(value: ESTree.Expression, script: ScriptModel): boolean {
  switch (value.type) {
    case 'Identifier': {
      const imported = script.imports.get(value.name);
      return imported?.from === 'rc-table' && ['default', 'genTable'].includes(imported.name);
    }
    case 'CallExpression':
      return (
        mentionsTable(value.callee, script) ||
        value.arguments.some((item) => item.type === 'Identifier' && mentionsTable(item, script))
      );
    case 'TaggedTemplateExpression':
      return mentionsTable(value.tag, script);
    default:
      return false;
  }
}
