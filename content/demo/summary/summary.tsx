import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './summary.css';

interface Item {
  readonly name: string;
  readonly price: number;
  readonly quantity: number;
}

const stock: readonly Item[] = [
  { name: 'Bookshelf', price: 89, quantity: 2 },
  { name: 'Desk lamp', price: 34.5, quantity: 4 },
  { name: 'Office chair', price: 145, quantity: 1 },
];

const euro = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

/** What may be spent, in euros. */
const budget = 700;

function TotalRows({ items }: { readonly items: readonly Item[] }) {
  const net = items.reduce((sum, item) => sum + item.price * item.quantity, 0);
  const tax = net * 0.2;
  const pieces = items.reduce((sum, item) => sum + item.quantity, 0);
  const isOver = net + tax > budget;
  return (
    <>
      <Table.Summary.Row>
        <Table.Summary.Cell index={0} colSpan={2} rowSpan={3}>
          Pieces: {pieces}
        </Table.Summary.Cell>
        <Table.Summary.Cell index={2} align="right">
          Net
        </Table.Summary.Cell>
        <Table.Summary.Cell index={3} align="right">
          {euro.format(net)}
        </Table.Summary.Cell>
      </Table.Summary.Row>
      <Table.Summary.Row>
        <Table.Summary.Cell index={2} align="right">
          Tax, 20&nbsp;%
        </Table.Summary.Cell>
        <Table.Summary.Cell index={3} align="right">
          {euro.format(tax)}
        </Table.Summary.Cell>
      </Table.Summary.Row>
      <Table.Summary.Row
        className="summary-total"
        style={isOver ? { color: 'light-dark(#b42318, #ff938a)' } : {}}
      >
        <Table.Summary.Cell index={2} align="right">
          {isOver ? 'Over budget' : 'To pay'}
        </Table.Summary.Cell>
        <Table.Summary.Cell index={3} align="right">
          {euro.format(net + tax)}
        </Table.Summary.Cell>
      </Table.Summary.Row>
    </>
  );
}

export default function Summary() {
  const [items, setItems] = useState(stock);
  const setQuantity = (name: string, quantity: number) =>
    setItems(items.map((item) => (item.name === name ? { ...item, quantity } : item)));

  const columns: ColumnsType<Item> = [
    { title: 'Item', dataIndex: 'name' },
    {
      title: 'Quantity',
      key: 'quantity',
      align: 'right',
      render: (_, item: Item) => (
        <input
          className="demo-input summary-quantity"
          type="number"
          min={0}
          max={99}
          aria-label={`Quantity of ${item.name}`}
          value={item.quantity}
          onChange={(event) => setQuantity(item.name, Number(event.target.value))}
        />
      ),
    },
    { title: 'Price', dataIndex: 'price', align: 'right', render: euro.format },
    {
      title: 'Amount',
      key: 'amount',
      align: 'right',
      render: (_, { price, quantity }: Item) => euro.format(price * quantity),
    },
  ];

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <button type="button" className="demo-button" onClick={() => setItems([])}>
          Empty the basket
        </button>
        <button type="button" className="demo-button" onClick={() => setItems(stock)}>
          Fill it again
        </button>
      </div>
      <Table<Item>
        aria-label="Basket"
        className="summary-basket"
        columns={columns}
        data={items}
        rowKey="name"
        emptyText="The basket is empty."
        summary={(rows) => (
          <Table.Summary>
            <TotalRows items={rows} />
          </Table.Summary>
        )}
      />
    </div>
  );
}
