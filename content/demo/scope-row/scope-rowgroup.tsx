import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import '../_shared/scope-badges.css';

interface Stock {
  readonly id: string;
  readonly shirt: string;
  readonly colour: string;
  readonly small: number;
  readonly large: number;
}

/** Rows of one shirt stand together. */
const stock: readonly Stock[] = [
  { id: 'crew-white', shirt: 'Crew neck', colour: 'White', small: 14, large: 9 },
  { id: 'crew-navy', shirt: 'Crew neck', colour: 'Navy', small: 8, large: 22 },
  { id: 'crew-moss', shirt: 'Crew neck', colour: 'Moss', small: 3, large: 5 },
  { id: 'polo-white', shirt: 'Polo', colour: 'White', small: 11, large: 0 },
  { id: 'polo-black', shirt: 'Polo', colour: 'Black', small: 6, large: 17 },
];

/** The first row of a shirt gets the number of its rows; the others get 0, which leaves their cell out. */
function rowSpanOf(row: Stock, index: number): number {
  if (stock[index - 1]?.shirt === row.shirt) return 0;
  return stock.filter((other) => other.shirt === row.shirt).length;
}

const columns: ColumnsType<Stock> = [
  {
    title: 'Shirt',
    dataIndex: 'shirt',
    rowScope: 'rowgroup',
    onCell: (row, index = 0) => ({ rowSpan: rowSpanOf(row, index) }),
  },
  { title: 'Colour', dataIndex: 'colour', rowScope: 'row' },
  {
    title: 'Size',
    children: [
      { title: 'S', dataIndex: 'small', className: 'demo-number' },
      { title: 'L', dataIndex: 'large', className: 'demo-number' },
    ],
  },
];

export default function ScopeRowgroup() {
  return (
    <Table<Stock>
      className="scope-badges"
      aria-label="Shirts in stock"
      columns={columns}
      data={stock}
      rowKey="id"
    />
  );
}
