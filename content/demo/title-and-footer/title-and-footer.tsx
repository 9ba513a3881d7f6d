import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Line {
  readonly id: string;
  readonly item: string;
  readonly supplier: string;
  readonly arrival: string;
  readonly quantity: number;
  readonly price: number;
}

const lines: readonly Line[] = [
  { id: 'desk', item: 'Desk', supplier: 'Oakworks', arrival: '4 May', quantity: 6, price: 289 },
  { id: 'chair', item: 'Chair', supplier: 'Sitwell', arrival: '4 May', quantity: 6, price: 164.5 },
  { id: 'lamp', item: 'Lamp', supplier: 'Brightside', arrival: '11 May', quantity: 8, price: 39.9 },
];

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const totalOf = ({ quantity, price }: Line) => quantity * price;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export default function TitleAndFooter() {
  const [pinned, setPinned] = useState(false);

  const width = pinned ? 320 : 110;

  const columns: ColumnsType<Line> = [
    { title: 'Item', dataIndex: 'item', width: 100, fixed: pinned },
    { title: 'Supplier', dataIndex: 'supplier', width },
    { title: 'Arrival', dataIndex: 'arrival', width },
    { title: 'Quantity', dataIndex: 'quantity', width, className: 'demo-number' },
    {
      title: 'Price',
      dataIndex: 'price',
      width,
      className: 'demo-number',
      render: (price: number) => euros.format(price),
    },
    {
      title: 'Total',
      key: 'total',
      width,
      className: 'demo-number',
      render: (_value, line) => euros.format(totalOf(line)),
    },
  ];

  return (
    <div className="demo-stack">
      <label className="demo-field">
        <input
          type="checkbox"
          checked={pinned}
          onChange={(event) => setPinned(event.target.checked)}
        />
        Pin the first column of a wide table
      </label>
      <Table
        aria-label="Purchase order 1042"
        columns={columns}
        data={lines}
        rowKey="id"
        scroll={{ x: 100 + 5 * width }}
        // Keeps version 7.31.1 from taking `title` for an old expand option and warning about it.
        expandable={{}}
        title={() => 'Purchase order 1042'}
        footer={(rows) => `${rows.length} lines. Payable within 30 days.`}
        summary={(rows) => (
          <Table.Summary>
            <Table.Summary.Row>
              <Table.Summary.Cell index={0}>Total</Table.Summary.Cell>
              <Table.Summary.Cell index={1} colSpan={2} />
              <Table.Summary.Cell index={3} className="demo-number">
                {sum(rows.map((line) => line.quantity))}
              </Table.Summary.Cell>
              <Table.Summary.Cell index={4} />
              <Table.Summary.Cell index={5} className="demo-number">
                {euros.format(sum(rows.map(totalOf)))}
              </Table.Summary.Cell>
            </Table.Summary.Row>
          </Table.Summary>
        )}
      />
    </div>
  );
}
