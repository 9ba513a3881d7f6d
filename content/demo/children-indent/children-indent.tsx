import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType, Key } from 'rc-table/lib/interface';
import { expandButton } from '../_shared/ExpandButton';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Department {
  readonly id: string;
  readonly name: string;
  readonly people: number;
  readonly children?: readonly Department[];
}

const departments: readonly Department[] = [
  {
    id: 'product',
    name: 'Product',
    people: 64,
    children: [
      { id: 'design', name: 'Design', people: 11 },
      {
        id: 'engineering',
        name: 'Engineering',
        people: 53,
        children: [
          { id: 'mobile', name: 'Mobile', people: 17 },
          {
            id: 'platform',
            name: 'Platform',
            people: 36,
            children: [
              { id: 'storage', name: 'Storage', people: 14 },
              { id: 'network', name: 'Network', people: 22 },
            ],
          },
        ],
      },
    ],
  },
  { id: 'finance', name: 'Finance', people: 9 },
  {
    id: 'sales',
    name: 'Sales',
    people: 27,
    children: [
      { id: 'north', name: 'North', people: 12 },
      { id: 'south', name: 'South', people: 15 },
    ],
  },
];

/** The keys of all records that have something below them. */
function branchKeys(records: readonly Department[]): readonly string[] {
  return records.flatMap(({ id, children }) =>
    children === undefined ? [] : [id, ...branchKeys(children)],
  );
}

const columns: ColumnsType<Department> = [
  { title: 'Department', dataIndex: 'name' },
  { title: 'People', dataIndex: 'people', className: 'demo-number' },
];

const expandIcon = expandButton<Department>((department) => department.name);

export default function ChildrenIndent() {
  const [openKeys, setOpenKeys] = useState<readonly Key[]>(['product', 'engineering']);
  const [indentSize, setIndentSize] = useState(24);

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <button
          type="button"
          className="demo-button"
          onClick={() => setOpenKeys(branchKeys(departments))}
        >
          Open all
        </button>
        <button type="button" className="demo-button" onClick={() => setOpenKeys([])}>
          Close all
        </button>
        <label className="demo-field">
          Indentation
          <input
            type="range"
            min={0}
            max={48}
            step={8}
            value={indentSize}
            onChange={(event) => setIndentSize(event.target.valueAsNumber)}
          />
          <span className="demo-number">{indentSize} px</span>
        </label>
      </div>
      <Table<Department>
        aria-label="Departments"
        columns={columns}
        data={departments}
        rowKey="id"
        expandable={{
          indentSize,
          expandedRowKeys: openKeys,
          onExpandedRowsChange: setOpenKeys,
          expandIcon,
        }}
      />
    </div>
  );
}
