import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { expandButton } from '../_shared/ExpandButton';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './nested-table.css';

interface Line {
  readonly product: string;
  readonly quantity: number;
  readonly price: number;
}

interface Order {
  readonly number: number;
  readonly customer: string;
  readonly lines: readonly Line[];
}

const orders: readonly Order[] = [
  {
    number: 7301,
    customer: 'Café Linden',
    lines: [
      { product: 'Espresso beans, 1 kg', quantity: 12, price: 18 },
      { product: 'Paper filters', quantity: 4, price: 3 },
    ],
  },
  {
    number: 7302,
    customer: 'Hotel Aurora',
    lines: [
      { product: 'House blend, 5 kg', quantity: 3, price: 71 },
      { product: 'Green tea', quantity: 10, price: 6 },
      { product: 'Sugar sticks', quantity: 2, price: 9 },
    ],
  },
  { number: 7303, customer: 'Studio Nord', lines: [] },
];

const lineColumns: ColumnsType<Line> = [
  { title: 'Product', dataIndex: 'product' },
  { title: 'Quantity', dataIndex: 'quantity', className: 'demo-number' },
  {
    title: 'Amount',
    key: 'amount',
    className: 'demo-number',
    render: (_value, { quantity, price }) => `€${quantity * price}`,
  },
];

const orderColumns: ColumnsType<Order> = [
  { title: 'Order', dataIndex: 'number' },
  { title: 'Customer', dataIndex: 'customer' },
  { title: 'Lines', dataIndex: ['lines', 'length'], className: 'demo-number' },
];

const expandIcon = expandButton<Order>((order) => `order ${order.number}`);

export default function NestedTable() {
  return (
    <Table
      aria-label="Orders"
      columns={orderColumns}
      data={orders}
      rowKey="number"
      expandable={{
        expandIcon,
        columnTitle: <span className="demo-visually-hidden">Lines</span>,
        defaultExpandedRowKeys: [7301],
        rowExpandable: (order) => order.lines.length > 0,
        expandedRowRender: (order) => (
          <Table
            aria-label={`Lines of order ${order.number}`}
            className="nested-table-lines"
            columns={lineColumns}
            data={order.lines}
            rowKey="product"
          />
        ),
      }}
    />
  );
}
