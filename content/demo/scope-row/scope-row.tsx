import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import '../_shared/scope-badges.css';

interface Hour {
  readonly time: string;
  readonly monday: number;
  readonly wednesday: number;
  readonly friday: number;
}

/** Free lanes of a swimming pool. */
const hours: readonly Hour[] = [
  { time: '07:00', monday: 6, wednesday: 5, friday: 6 },
  { time: '12:00', monday: 2, wednesday: 3, friday: 1 },
  { time: '18:00', monday: 1, wednesday: 0, friday: 4 },
];

const columns: ColumnsType<Hour> = [
  { title: 'Time', dataIndex: 'time', rowScope: 'row' },
  { title: 'Mon', dataIndex: 'monday', className: 'demo-number' },
  { title: 'Wed', dataIndex: 'wednesday', className: 'demo-number' },
  { title: 'Fri', dataIndex: 'friday', className: 'demo-number' },
];

export default function ScopeRow() {
  return (
    <Table<Hour>
      className="scope-badges"
      aria-label="Free lanes in the pool"
      columns={columns}
      data={hours}
      rowKey="time"
    />
  );
}
