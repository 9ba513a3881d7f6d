import type { ApiEntityId } from '../apiEntities.ts';

/** What a value is expected to be where it stands. */
export type Shape =
  | { readonly kind: 'object'; readonly entity: ApiEntityId; readonly prefix?: string }
  | { readonly kind: 'columns' }
  /** A function whose first parameter is an entity. */
  | { readonly kind: 'callback'; readonly entity: ApiEntityId };

const columns: Shape = { kind: 'columns' };
const expandIcon: Shape = { kind: 'callback', entity: 'ExpandIconProps' };

const shapes: Readonly<Record<string, Shape>> = {
  'Table.columns': columns,
  'Table.expandable': { kind: 'object', entity: 'ExpandableConfig' },
  'Table.sticky': { kind: 'object', entity: 'TableSticky' },
  'Table.scroll': { kind: 'object', entity: 'TableScroll' },
  'Table.components': { kind: 'object', entity: 'TableComponents' },
  'Table.expandIcon': expandIcon,
  'ColumnType.ellipsis': { kind: 'object', entity: 'EllipsisConfig' },
  'ColumnGroupType.ellipsis': { kind: 'object', entity: 'EllipsisConfig' },
  'ColumnGroupType.children': columns,
  'ExpandableConfig.expandIcon': expandIcon,
};

/** What the value of a prop is made of, if that has props itself. */
export function shapeOfProp(entity: string, prop: string): Shape | undefined {
  return shapes[`${entity}.${prop}`];
}

const shapeOfTypes: Readonly<Record<string, Shape>> = {
  ColumnsType: columns,
  ColumnType: columns,
  ColumnGroupType: columns,
  TableProps: { kind: 'object', entity: 'Table' },
  ExpandableConfig: { kind: 'object', entity: 'ExpandableConfig' },
  TableSticky: { kind: 'object', entity: 'TableSticky' },
  TableComponents: { kind: 'object', entity: 'TableComponents' },
  RenderExpandIcon: expandIcon,
};

/** What a value of a named type of the package is made of. */
export function shapeOfType(name: string): Shape | undefined {
  return shapeOfTypes[name];
}
