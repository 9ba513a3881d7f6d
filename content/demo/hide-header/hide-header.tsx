import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Detail {
  readonly name: string;
  readonly value: string;
}

const columns: ColumnsType<Detail> = [
  { title: 'Detail', dataIndex: 'name', width: '40%', rowScope: 'row' },
  { title: 'Value', dataIndex: 'value' },
];

const details: readonly Detail[] = [
  { name: 'Parcel', value: 'PX 40 118' },
  { name: 'Weight', value: '1.8 kg' },
  { name: 'Sent from', value: 'Rotterdam' },
  { name: 'Delivery', value: 'Thursday, 14:00 to 16:00' },
];

export default function HideHeader() {
  const [withHeader, setWithHeader] = useState(false);

  return (
    <div className="demo-stack">
      <label className="demo-field">
        <input
          type="checkbox"
          checked={withHeader}
          onChange={(event) => setWithHeader(event.target.checked)}
        />
        Show the header
      </label>
      <Table
        aria-label="Details of the parcel"
        columns={columns}
        data={details}
        rowKey="name"
        showHeader={withHeader}
      />
    </div>
  );
}
