import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { type Departure, departures, describeDelay } from './departures';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './jsx.css';

const details: ColumnsType<Departure> = [
  { title: 'Track', dataIndex: 'track' },
  { title: 'Delay', dataIndex: 'delay', render: describeDelay },
];

export default function JsxArray() {
  const [withDetails, setWithDetails] = useState(true);

  const columns: ColumnsType<Departure> = [
    {
      title: 'Train',
      children: [
        { title: 'Line', dataIndex: 'train' },
        { title: 'To', dataIndex: 'destination' },
      ],
    },
    { title: 'Time', dataIndex: 'time' },
    ...(withDetails ? details : []),
  ];

  return (
    <div className="demo-stack">
      <label className="demo-field">
        <input
          type="checkbox"
          checked={withDetails}
          onChange={(event) => setWithDetails(event.target.checked)}
        />
        Show track and delay
      </label>
      <Table
        aria-label="Departures"
        className="jsx-table"
        columns={columns}
        data={departures}
        rowKey="train"
      />
    </div>
  );
}
