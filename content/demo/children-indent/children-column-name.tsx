import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { expandButton } from '../_shared/ExpandButton';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Part {
  readonly number: string;
  readonly name: string;
  readonly quantity: number;
  readonly parts?: readonly Part[];
}

const bicycle: readonly Part[] = [
  {
    number: '100',
    name: 'Wheel',
    quantity: 2,
    parts: [
      { number: '110', name: 'Rim', quantity: 1 },
      { number: '120', name: 'Spoke', quantity: 32 },
    ],
  },
  {
    number: '200',
    name: 'Drivetrain',
    quantity: 1,
    parts: [
      { number: '210', name: 'Chain', quantity: 1 },
      { number: '220', name: 'Pedal', quantity: 2 },
    ],
  },
  { number: '300', name: 'Bell', quantity: 1 },
];

const columns: ColumnsType<Part> = [
  { title: 'Number', dataIndex: 'number', width: 100 },
  { title: 'Part', dataIndex: 'name' },
  { title: 'Quantity', dataIndex: 'quantity', width: 110, className: 'demo-number' },
];

const expandIcon = expandButton<Part>((part) => part.name);

export default function ChildrenColumnName() {
  return (
    <Table<Part>
      aria-label="Parts of a bicycle"
      columns={columns}
      data={bicycle}
      rowKey="number"
      expandable={{
        childrenColumnName: 'parts',
        expandIconColumnIndex: 1,
        indentSize: 24,
        defaultExpandAllRows: true,
        expandIcon,
      }}
    />
  );
}
