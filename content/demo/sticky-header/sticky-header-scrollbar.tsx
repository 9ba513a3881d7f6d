import React, { useState } from 'react';
import Table from 'rc-table';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import { columns } from './columns';
import { type Shipment, shipments } from './shipments';

export default function StickyHeaderScrollbar() {
  const [offsetScroll, setOffsetScroll] = useState(0);

  return (
    <div className="demo-stack">
      <label className="demo-field">
        Scrollbar
        <select
          className="demo-select"
          value={offsetScroll}
          onChange={(event) => setOffsetScroll(Number(event.target.value))}
        >
          <option value={0}>at the lower edge of the window</option>
          <option value={60}>60 px above it</option>
        </select>
      </label>
      <Table<Shipment>
        aria-label="Shipments, wider than the window"
        columns={columns}
        data={shipments}
        rowKey="id"
        scroll={{ x: 1300 }}
        sticky={{ offsetHeader: 56, offsetScroll }}
      />
    </div>
  );
}
