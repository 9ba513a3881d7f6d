import React, { useState } from 'react';
import Table, { Column, ColumnGroup } from 'rc-table';
import { type Departure, departures, describeDelay } from './departures';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './jsx.css';

export default function Jsx() {
  const [withDetails, setWithDetails] = useState(true);

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
      <Table<Departure>
        aria-label="Departures"
        className="jsx-table"
        data={departures}
        rowKey="train"
      >
        <ColumnGroup<Departure> title="Train">
          <Column<Departure> title="Line" dataIndex="train" />
          <Column<Departure> title="To" dataIndex="destination" />
        </ColumnGroup>
        <Column<Departure> title="Time" dataIndex="time" />
        {withDetails && (
          <>
            <Column<Departure> title="Track" dataIndex="track" />
            <Column<Departure> title="Delay" dataIndex="delay" render={describeDelay} />
          </>
        )}
      </Table>
    </div>
  );
}
