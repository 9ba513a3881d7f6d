import { describe, expect, it } from 'vitest';
import { findPropUses } from './findPropUses.ts';

const head = `import Table, { Summary as Totals, Column } from 'rc-table';
import type { ColumnsType, RenderExpandIcon } from 'rc-table/lib/interface';
`;

/** `entity.prop` of all uses but imports and types, in the order of the code. */
function usesOf(code: string, more: Readonly<Record<string, string>> = {}): string[] {
  const files = { 'demo/x.tsx': head + code, ...more };
  return findPropUses({ files, hasProp: (_, prop) => prop !== 'unknown' })
    .filter(({ entity }) => entity !== 'Exports' && entity !== 'Types')
    .sort((a, b) => a.file.localeCompare(b.file) || a.start - b.start)
    .map(({ entity, prop }) => `${entity}.${prop ?? ''}`);
}

describe('findPropUses', () => {
  it.each([
    // Attributes
    ['<Table data={[]} aria-label="x" unknown={1} />', ['Table.data', 'Table.aria-*']],
    ['<Table {...{ rowKey: "id" }} />', ['Table.rowKey']],
    ['<div data={1} title="x" />', []],
    // Option objects, through names, conditions and calls
    ['<Table expandable={{ fixed: true }} />', ['Table.expandable', 'ExpandableConfig.fixed']],
    [
      'const at = (y: number) => ({ x: 1, y }); <Table scroll={isTall ? at(2) : undefined} />',
      ['TableScroll.x', 'TableScroll.y', 'Table.scroll'],
    ],
    [
      '<Table sticky={{ ...{ offsetHeader: 1 }, getContainer }} />',
      ['Table.sticky', 'TableSticky.offsetHeader', 'TableSticky.getContainer'],
    ],
    [
      '<Table components={{ body: { row: Row }, header }} />',
      [
        'Table.components',
        'TableComponents.body',
        'TableComponents.body.row',
        'TableComponents.header',
      ],
    ],
    // Columns
    [
      'const columns: ColumnsType<Row> = [{ title: 1, ellipsis: { showTitle: false } }];',
      ['ColumnType.title', 'ColumnType.ellipsis', 'EllipsisConfig.showTitle'],
    ],
    [
      '<Table columns={[{ title: 1, children: [{ width: 2 }] }]} />',
      ['Table.columns', 'ColumnGroupType.title', 'ColumnGroupType.children', 'ColumnType.width'],
    ],
    [
      '<Table columns={useMemo(() => list.map((item) => ({ ...item, fixed: true })), [])} />',
      ['Table.columns', 'ColumnType.fixed'],
    ],
    ['function make(): ColumnsType<Row> { return [{ align: "left" }]; }', ['ColumnType.align']],
    // What a function of the demo is given is not what it answers.
    [
      'const width = ({ ellipsis }) => [{ width: 1 }]; <Table columns={width({ ellipsis: 1 })} />',
      ['ColumnType.width', 'Table.columns'],
    ],
    // Elements
    [
      '<Table><Column title="a" /><Table.ColumnGroup title="b"><Column /></Table.ColumnGroup></Table>',
      ['Table.children', 'ColumnType.title', 'ColumnGroup.children', 'ColumnGroupType.title'],
    ],
    [
      '<Totals fixed><Table.Summary.Row><Table.Summary.Cell index={0} /></Table.Summary.Row></Totals>',
      ['Summary.children', 'Summary.fixed', 'SummaryRow.children', 'SummaryCell.index'],
    ],
    ['const Styled = styled(Table)`a`; <Styled footer={f} />', ['Table.footer']],
    // The parameter of expandIcon
    [
      'const icon: RenderExpandIcon<Row> = ({ expanded, ...rest }) => null;',
      ['ExpandIconProps.expanded'],
    ],
    [
      '<Table expandable={{ expandIcon: (icon) => icon.record }} />',
      ['Table.expandable', 'ExpandableConfig.expandIcon', 'ExpandIconProps.record'],
    ],
  ])('%s', (code, uses) => {
    expect(usesOf(code)).toEqual(uses);
  });

  it('follows imports between the files of a demo', () => {
    const uses = usesOf("import { columns } from './columns'; <Table columns={columns} />", {
      'demo/columns.ts': 'export const columns = [{ dataIndex: "a" }];',
    });
    expect(uses).toEqual(['ColumnType.dataIndex', 'Table.columns']);
  });

  it('says where: file, line and the place of the name', () => {
    const code = '\n<Table\n  rowKey="id" />';
    const [use] = findPropUses({
      files: { 'a.tsx': `import Table from 'rc-table';${code}` },
      hasProp: (entity) => entity === 'Table',
    });
    expect(use).toMatchObject({ entity: 'Table', prop: 'rowKey', file: 'a.tsx', line: 3 });
    expect(`import Table from 'rc-table';${code}`.slice(use?.start, use?.end)).toBe('rowKey');
  });

  it('knows exports and types by their imports', () => {
    const uses = findPropUses({
      files: { 'a.tsx': `${head}const c: ColumnsType<Row> = [Table.EXPAND_COLUMN];` },
      hasProp: () => true,
    });
    expect(uses.map(({ entity, prop }) => `${entity}.${prop}`).sort()).toEqual([
      'Exports.Column',
      'Exports.EXPAND_COLUMN',
      'Exports.Summary',
      'Exports.default',
      'Types.ColumnsType',
    ]);
  });
});
