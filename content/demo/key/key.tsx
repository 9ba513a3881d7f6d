import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Item {
  readonly id: string;
  readonly name: string;
  readonly bag: string;
}

const packingList: readonly Item[] = [
  { id: 'tent', name: 'Tent', bag: 'Rucksack' },
  { id: 'stove', name: 'Stove', bag: 'Rucksack' },
  { id: 'map', name: 'Map', bag: 'Jacket' },
  { id: 'torch', name: 'Torch', bag: 'Jacket' },
];

export default function Key() {
  const [items, setItems] = useState(packingList);
  const [stable, setStable] = useState(true);

  const columns: ColumnsType<Item> = [
    {
      title: 'Packed',
      key: 'packed',
      // The tick lives in the checkbox alone: it stays wherever React keeps that element.
      render: (_value, { name }) => <input type="checkbox" aria-label={`${name} packed`} />,
    },
    { title: 'Item', dataIndex: 'name' },
    { title: 'Goes into', dataIndex: 'bag' },
    {
      title: 'Action',
      key: 'action',
      render: (_value, { id, name }) => (
        <button
          type="button"
          className="demo-link-button"
          aria-label={`Delete ${name}`}
          onClick={() => setItems(items.filter((item) => item.id !== id))}
        >
          Delete
        </button>
      ),
    },
  ];

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <fieldset className="demo-fieldset">
          <legend>Rows are known by</legend>
          <label className="demo-field">
            <input
              type="radio"
              name="key-source"
              checked={stable}
              onChange={() => setStable(true)}
            />
            their id
          </label>
          <label className="demo-field">
            <input
              type="radio"
              name="key-source"
              checked={!stable}
              onChange={() => setStable(false)}
            />
            their position
          </label>
        </fieldset>
        <button type="button" className="demo-button" onClick={() => setItems(packingList)}>
          Bring all rows back
        </button>
      </div>
      <Table
        aria-label="Packing list"
        columns={columns}
        data={items}
        rowKey={stable ? 'id' : (item) => items.indexOf(item)}
      />
    </div>
  );
}
