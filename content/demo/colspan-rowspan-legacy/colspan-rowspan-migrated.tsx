import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import { type BoatPrice, boatPrices, boatRowSpan } from './boatPrices';

const columns: ColumnsType<BoatPrice> = [
  {
    title: 'Boat',
    dataIndex: 'boat',
    onCell: (price, index = 0) => ({ rowSpan: boatRowSpan(price, index) }),
  },
  { title: 'Time', dataIndex: 'time' },
  {
    title: 'Weekday',
    className: 'demo-number',
    onCell: ({ list }) => ({ colSpan: list === null ? 2 : 1 }),
    render: (_, { list }) => (list === null ? 'On request' : `€${list.weekday}`),
  },
  {
    title: 'Weekend',
    className: 'demo-number',
    onCell: ({ list }) => ({ colSpan: list === null ? 0 : 1 }),
    render: (_, { list }) => list && `€${list.weekend}`,
  },
];

export default function ColspanRowspanMigrated() {
  return (
    <Table<BoatPrice>
      aria-label="Boat hire, spans from onCell"
      columns={columns}
      data={boatPrices}
      rowKey="id"
    />
  );
}
