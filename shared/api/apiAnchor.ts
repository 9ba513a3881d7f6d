/** How an entity is called in anchors: the prop it is the value of, where there is one. */
const anchorPrefixes: Readonly<Record<string, string>> = {
  ColumnType: 'column',
  ColumnGroupType: 'column-group',
  ExpandableConfig: 'expandable',
  ExpandIconProps: 'expand-icon',
  TableScroll: 'scroll',
  TableSticky: 'sticky',
  TableComponents: 'components',
  Column: 'jsx-column',
  ColumnGroup: 'jsx-column-group',
  SummaryRow: 'summary-row',
  SummaryCell: 'summary-cell',
  EllipsisConfig: 'ellipsis',
};

/**
 * The anchor of a prop: `expandable-expandicon` for `expandIcon` of `ExpandableConfig`. Without a prop, that
 * of the entity's table.
 */
export function apiAnchor(entityId: string, propName = 'api'): string {
  const prefix = anchorPrefixes[entityId] ?? entityId;
  return `${prefix}-${propName}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
