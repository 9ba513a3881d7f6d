import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './grouping-columns.css';

interface Bakery {
  readonly id: string;
  readonly name: string;
  /** Thousand euros, quarter by quarter. */
  readonly revenue: readonly [number, number, number, number];
  readonly staff: { readonly fullTime: number; readonly partTime: number };
}

const bakeries: readonly Bakery[] = [
  {
    id: 'harbour',
    name: 'Harbour Street',
    revenue: [84, 91, 103, 97],
    staff: { fullTime: 6, partTime: 4 },
  },
  {
    id: 'station',
    name: 'Old Station',
    revenue: [121, 118, 109, 126],
    staff: { fullTime: 9, partTime: 7 },
  },
  {
    id: 'mill',
    name: 'Mill Lane',
    revenue: [47, 52, 58, 61],
    staff: { fullTime: 3, partTime: 5 },
  },
];

function quarter(index: 0 | 1 | 2 | 3, className = '') {
  return {
    title: `Q${index + 1}`,
    dataIndex: ['revenue', index],
    width: 70,
    className: `demo-number ${className}`,
  };
}

const columns: ColumnsType<Bakery> = [
  { title: 'Bakery', dataIndex: 'name', width: 150, rowScope: 'row' },
  {
    title: 'Revenue 2025 (k€)',
    children: [
      {
        title: 'First half',
        children: [quarter(0, 'grouping-columns-edge'), quarter(1)],
      },
      {
        title: 'Second half',
        children: [quarter(2, 'grouping-columns-edge'), quarter(3)],
      },
    ],
  },
  {
    title: 'Staff',
    children: [
      {
        title: 'Full time',
        dataIndex: ['staff', 'fullTime'],
        width: 100,
        className: 'demo-number grouping-columns-edge',
      },
      {
        title: 'Part time',
        dataIndex: ['staff', 'partTime'],
        width: 100,
        className: 'demo-number',
      },
    ],
  },
];

export default function GroupingColumns() {
  return (
    <Table<Bakery>
      aria-label="Results of the bakeries"
      columns={columns}
      data={bakeries}
      rowKey="id"
      scroll={{ x: 630 }}
    />
  );
}
