/** What stands before a prop's name so that it says where it belongs. */
const prefixes: Readonly<Record<string, string>> = {
  Table: '',
  ColumnType: 'column.',
  ColumnGroupType: 'columnGroup.',
  EllipsisConfig: 'ellipsis.',
  ExpandableConfig: 'expandable.',
  ExpandIconProps: 'expandIcon.',
  TableScroll: 'scroll.',
  TableSticky: 'sticky.',
  TableComponents: 'components.',
  Column: 'Table.Column.',
  ColumnGroup: 'Table.ColumnGroup.',
  Summary: 'Table.Summary.',
  SummaryRow: 'Table.Summary.Row.',
  SummaryCell: 'Table.Summary.Cell.',
};

/** A prop by its full name: `expandable.expandIcon`. Exports and types have only one. */
export function propPath(entity: string, prop: string): string {
  if (entity === 'Exports' && prop === 'default') return 'Table';
  return `${prefixes[entity] ?? ''}${prop}`;
}
