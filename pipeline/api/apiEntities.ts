/** What one table of the reference is made from. */
export type ApiEntityDefinition = {
  /** The name its type goes by in the package; references to it become links. */
  readonly typeName?: string;
} & (
  | {
      readonly kind: 'props';
      /** A type of the package, in TypeScript; modules are named relative to the package's folder. */
      readonly type: string;
      /** Anonymous objects are shown as paths: `header.cell`. */
      readonly isFlat?: true;
      /** Another entity whose props are not repeated. */
      readonly inherits?: string;
      /** Attributes that JSX accepts without their being declared. */
      readonly attributes?: readonly string[];
    }
  | {
      /** What a module exports; types only if `names` lists them. */
      readonly kind: 'exports';
      readonly module: string;
      readonly names?: readonly string[];
    }
);

const shape = "import('./lib/interface')";
const summary = "typeof import('./lib')['Summary']";

/** The tables of the reference, by id; each has its descriptions in `content/_api/<id>.yaml`. */
export const apiEntities = {
  Table: {
    kind: 'props',
    type: "import('./lib/Table').TableProps<Row>",
    typeName: 'TableProps',
    attributes: ['data-*', 'aria-*'],
  },
  ColumnType: { kind: 'props', type: `${shape}.ColumnType<Row>`, typeName: 'ColumnType' },
  ColumnGroupType: {
    kind: 'props',
    type: `${shape}.ColumnGroupType<Row>`,
    typeName: 'ColumnGroupType',
  },
  EllipsisConfig: {
    kind: 'props',
    type: `Extract<NonNullable<${shape}.ColumnType<Row>['ellipsis']>, object>`,
  },
  ExpandableConfig: {
    kind: 'props',
    type: `${shape}.ExpandableConfig<Row>`,
    typeName: 'ExpandableConfig',
  },
  ExpandIconProps: {
    kind: 'props',
    type: `${shape}.RenderExpandIconProps<Row>`,
    typeName: 'RenderExpandIconProps',
  },
  TableScroll: {
    kind: 'props',
    type: "NonNullable<import('./lib/Table').TableProps<Row>['scroll']>",
  },
  TableSticky: { kind: 'props', type: `${shape}.TableSticky`, typeName: 'TableSticky' },
  TableComponents: {
    kind: 'props',
    type: `${shape}.TableComponents<Row>`,
    typeName: 'TableComponents',
    isFlat: true,
  },
  Column: {
    kind: 'props',
    type: "import('./lib/sugar/Column').ColumnProps<Row>",
    typeName: 'ColumnProps',
    inherits: 'ColumnType',
  },
  ColumnGroup: {
    kind: 'props',
    type: "import('./lib/sugar/ColumnGroup').ColumnGroupProps<Row>",
    typeName: 'ColumnGroupProps',
    inherits: 'ColumnType',
  },
  Summary: { kind: 'props', type: `PropsOf<${summary}>` },
  SummaryRow: { kind: 'props', type: `PropsOf<(${summary})['Row']>` },
  SummaryCell: { kind: 'props', type: `PropsOf<(${summary})['Cell']>` },
  Exports: { kind: 'exports', module: './lib/index' },
  Types: {
    kind: 'exports',
    module: './lib/interface',
    names: [
      'AlignType',
      'CellEllipsisType',
      'ColumnsType',
      'CustomizeComponent',
      'CustomizeScrollBody',
      'DataIndex',
      'ExpandedRowRender',
      'FixedType',
      'GetComponentProps',
      'GetRowKey',
      'Key',
      'PanelRender',
      'RenderExpandIcon',
      'RenderedCell',
      'RowClassName',
      'RowScopeType',
      'TriggerEventHandler',
    ],
  },
} as const satisfies Record<string, ApiEntityDefinition>;

export type ApiEntityId = keyof typeof apiEntities;
