import React, { type ReactNode, useMemo, useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType, ColumnType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './should-cell-update.css';

interface Coffee {
  readonly id: string;
  readonly name: string;
  readonly price: number;
}

const initialCoffees: readonly Coffee[] = [
  { id: 'et', name: 'Sidama', price: 14.5 },
  { id: 'co', name: 'Huila', price: 12 },
  { id: 'gt', name: 'Antigua', price: 13.25 },
  { id: 'ke', name: 'Nyeri', price: 16.75 },
];

const euros = (price: number) => `€${price.toFixed(2)}`;

/** Columns whose cells show how often they have been rendered. */
function createCountedColumns(guarded: boolean): ColumnsType<Coffee> {
  const counts = new Map<string, number>();
  function counted(cell: string, value: string): ReactNode {
    const renders = (counts.get(cell) ?? 0) + 1;
    counts.set(cell, renders);
    return (
      <>
        {value}{' '}
        <span className="demo-tag" data-tone={renders > 1 ? 'amber' : 'green'}>
          {renders}
          <span className="demo-visually-hidden"> renders</span>
        </span>
      </>
    );
  }

  const name: ColumnType<Coffee> = {
    title: 'Coffee',
    dataIndex: 'name',
    render: (value: string, { id }) => counted(`${id} name`, value),
  };
  const price: ColumnType<Coffee> = {
    title: 'Price',
    dataIndex: 'price',
    render: (value: number, { id }) => counted(`${id} price`, euros(value)),
  };
  if (!guarded) return [name, price];

  return [
    { ...name, shouldCellUpdate: (coffee, previous) => coffee.name !== previous.name },
    { ...price, shouldCellUpdate: (coffee, previous) => coffee.price !== previous.price },
  ];
}

export default function ShouldCellUpdate() {
  const [coffees, setCoffees] = useState(initialCoffees);
  const [parentRenders, setParentRenders] = useState(1);
  const changed = useRef(0);
  const plainColumns = useMemo(() => createCountedColumns(false), []);
  const guardedColumns = useMemo(() => createCountedColumns(true), []);

  function raiseNextPrice() {
    const position = changed.current % coffees.length;
    changed.current += 1;
    setCoffees(
      coffees.map((coffee, index) =>
        index === position ? { ...coffee, price: coffee.price + 0.25 } : coffee,
      ),
    );
  }

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <button
          type="button"
          className="demo-button"
          onClick={() => setParentRenders(parentRenders + 1)}
        >
          Render parent ({parentRenders})
        </button>
        <button type="button" className="demo-button" onClick={raiseNextPrice}>
          Raise one price
        </button>
      </div>
      <div className="should-cell-update-pair">
        <Table caption="Without" rowKey="id" columns={plainColumns} data={coffees} />
        <Table
          caption="With shouldCellUpdate"
          rowKey="id"
          columns={guardedColumns}
          data={coffees}
        />
      </div>
    </div>
  );
}
