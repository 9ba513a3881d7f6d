import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType, RenderExpandIcon } from 'rc-table/lib/interface';
import { expandButton } from '../_shared/ExpandButton';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Place {
  readonly id: string;
  readonly name: string;
  readonly seats: number;
  readonly children?: readonly Place[];
}

const places: readonly Place[] = [
  {
    id: 'ground',
    name: 'Ground floor',
    seats: 24,
    children: [
      { id: 'foyer', name: 'Foyer', seats: 8 },
      { id: 'library', name: 'Library', seats: 16 },
    ],
  },
  {
    id: 'first',
    name: 'First floor',
    seats: 40,
    children: [
      { id: 'studio', name: 'Studio', seats: 12 },
      { id: 'hall', name: 'Hall', seats: 28 },
    ],
  },
];

const placeButton = expandButton<Place>((place) => place.name);

// Opening a branch is no click on the row: the event ends at the icon.
const expandIcon: RenderExpandIcon<Place> = (icon) =>
  placeButton({
    ...icon,
    onExpand: (place, event) => {
      event.stopPropagation();
      icon.onExpand(place, event);
    },
  });

export default function RowAndCellClick() {
  const [log, setLog] = useState<readonly string[]>([]);
  const [stopped, setStopped] = useState(false);

  const report = (line: string) => setLog((lines) => [`${lines.length + 1}. ${line}`, ...lines]);

  const columns: ColumnsType<Place> = [
    { title: 'Place', dataIndex: 'name', width: 160 },
    {
      title: 'Seats',
      dataIndex: 'seats',
      className: 'demo-number',
      onCell: (place) => ({
        onClick: (event) => {
          report(`Cell: ${place.seats} seats`);
          if (stopped) event.stopPropagation();
        },
      }),
    },
    {
      title: 'Index',
      key: 'index',
      className: 'demo-number',
      render: (_value, _place, index) => index,
    },
    {
      title: 'Action',
      key: 'action',
      // Without a handler of its own: its click, by pointer or keyboard, bubbles to the row.
      render: (_value, { name }) => (
        <button type="button" className="demo-link-button" aria-label={`Pick ${name}`}>
          Pick
        </button>
      ),
    },
  ];

  return (
    <div className="demo-stack">
      <label className="demo-field">
        <input
          type="checkbox"
          checked={stopped}
          onChange={(event) => setStopped(event.target.checked)}
        />
        Stop clicks in the Seats column
      </label>
      <Table
        aria-label="Places to sit"
        columns={columns}
        data={places}
        rowKey="id"
        expandable={{ expandIcon, indentSize: 20, defaultExpandedRowKeys: ['ground'] }}
        onHeaderRow={() => ({ onClick: () => report('Header row') })}
        onRow={(place, index) => ({
          onClick: (event) =>
            report(`Row ${index}: ${place.name}${event.shiftKey ? ', with Shift' : ''}`),
          onDoubleClick: () => report(`Row ${index}: ${place.name}, double click`),
        })}
      />
      <div className="demo-controls">
        <button type="button" className="demo-button" onClick={() => setLog([])}>
          Clear the log
        </button>
      </div>
      <ol className="demo-log" aria-live="polite" aria-label="Events">
        {log.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  );
}
