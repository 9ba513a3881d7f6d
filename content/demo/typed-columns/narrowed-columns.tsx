import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType, ColumnType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Flat {
  readonly id: string;
  readonly street: string;
  readonly floor: number;
  readonly rooms: number;
  readonly rent: number;
}

const flats: readonly Flat[] = [
  { id: 'a', street: 'Canal Street 12', floor: 3, rooms: 2, rent: 940 },
  { id: 'b', street: 'Rose Lane 4', floor: 0, rooms: 3, rent: 1180 },
  { id: 'c', street: 'Tower Road 81', floor: 11, rooms: 1, rent: 720 },
];

const columns: ColumnsType<Flat> = [
  { title: 'Street', dataIndex: 'street' },
  {
    title: 'Size',
    children: [
      { title: 'Floor', dataIndex: 'floor', className: 'demo-number' },
      { title: 'Rooms', dataIndex: 'rooms', className: 'demo-number' },
    ],
  },
  { title: 'Rent (€)', dataIndex: 'rent', className: 'demo-number' },
];

/** The columns that hold data, out of all groups. */
function leavesOf<Row>(entries: ColumnsType<Row>): readonly ColumnType<Row>[] {
  return entries.flatMap((entry) => ('children' in entry ? leavesOf(entry.children) : [entry]));
}

/** The same tree without the given leaves, and without a group that has lost all of them. */
function without<Row>(
  entries: ColumnsType<Row>,
  hidden: ReadonlySet<ColumnType<Row>>,
): ColumnsType<Row> {
  return entries.flatMap((entry) => {
    if (!('children' in entry)) return hidden.has(entry) ? [] : [entry];
    const children = without(entry.children, hidden);
    return children.length === 0 ? [] : [{ ...entry, children }];
  });
}

export default function NarrowedColumns() {
  const [hidden, setHidden] = useState<ReadonlySet<ColumnType<Flat>>>(new Set());

  function toggle(column: ColumnType<Flat>) {
    const next = new Set(hidden);
    if (!next.delete(column)) next.add(column);
    setHidden(next);
  }

  return (
    <div className="demo-stack">
      <fieldset className="demo-fieldset">
        <legend>Columns</legend>
        {leavesOf(columns).map((column) => (
          <label key={String(column.dataIndex)} className="demo-field">
            <input type="checkbox" checked={!hidden.has(column)} onChange={() => toggle(column)} />
            {column.title}
          </label>
        ))}
      </fieldset>
      <Table<Flat>
        aria-label="Flats to let"
        columns={without(columns, hidden)}
        data={flats}
        rowKey="id"
      />
    </div>
  );
}
