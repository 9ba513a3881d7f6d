import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { expandButton } from '../_shared/ExpandButton';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Place {
  readonly number: string;
  readonly name: string;
  readonly boxes: number;
  readonly children?: readonly Place[];
}

/** A hundred bays, each with one rack of three shelves: 500 records. */
const bays: readonly Place[] = Array.from({ length: 100 }, (_, index) => {
  const bay = `${index + 1}`;
  const shelves = [1, 2, 3].map((shelf) => ({
    number: `${bay}.1.${shelf}`,
    name: `Shelf ${bay}.1.${shelf}`,
    boxes: ((index * 7 + shelf * 5) % 18) + 1,
  }));
  const boxes = shelves.reduce((sum, shelf) => sum + shelf.boxes, 0);
  const rack = { number: `${bay}.1`, name: `Rack ${bay}.1`, boxes, children: shelves };
  return { number: bay, name: `Bay ${bay}`, boxes, children: [rack] };
});

const columns: ColumnsType<Place> = [
  {
    title: 'In parent',
    key: 'position',
    width: 100,
    render: (_, __, index) => `No. ${index + 1}`,
  },
  { title: 'Place', dataIndex: 'name', width: 200 },
  { title: 'Boxes', dataIndex: 'boxes', width: 90, className: 'demo-number' },
  {
    title: 'Actions',
    key: 'actions',
    width: 130,
    // The click bubbles up to the row: so its handler is within reach of the keyboard, too.
    render: (_, place: Place) => (
      <button type="button" className="demo-link-button">
        Which row?<span className="demo-visually-hidden"> {place.name}</span>
      </button>
    ),
  },
];

const expandIcon = expandButton<Place>((place) => place.name);

export default function SubTable() {
  const [status, setStatus] = useState('Click a row.');

  return (
    <div className="demo-stack">
      <p className="demo-status" role="status">
        {status}
      </p>
      <Table<Place>
        aria-label="Places in the warehouse"
        columns={columns}
        data={bays}
        rowKey={(place) => place.number}
        scroll={{ x: 520, y: 360 }}
        onRow={(place, index = 0) => ({
          onClick: () => setStatus(`${place.name} is row ${index + 1} of the visible rows.`),
        })}
        expandable={{ indentSize: 24, expandIconColumnIndex: 1, expandIcon }}
      />
    </div>
  );
}
