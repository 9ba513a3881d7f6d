import React, { useState } from 'react';
import Table from 'rc-table';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import { columns } from './columns';
import { type Shipment, shipments } from './shipments';

/** The height of the header that this website keeps at the top of the window. */
const siteHeader = 56;

export default function StickyHeader() {
  const [offsetHeader, setOffsetHeader] = useState(siteHeader);

  return (
    <div className="demo-stack">
      <label className="demo-field">
        Offset of the header in px
        <input
          type="number"
          className="demo-input"
          min={0}
          max={200}
          step={8}
          value={offsetHeader}
          onChange={(event) => setOffsetHeader(Number(event.target.value))}
        />
      </label>
      <Table<Shipment>
        aria-label="Shipments of the week"
        columns={columns}
        data={shipments}
        rowKey="id"
        scroll={{ x: 900 }}
        sticky={{ offsetHeader }}
      />
    </div>
  );
}
