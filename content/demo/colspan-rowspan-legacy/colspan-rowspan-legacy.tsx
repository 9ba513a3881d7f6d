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
    render: (boat: string, price, index) => ({
      children: boat,
      props: { rowSpan: boatRowSpan(price, index) },
    }),
  },
  { title: 'Time', dataIndex: 'time' },
  {
    title: 'Weekday',
    className: 'demo-number',
    render: (_, { list }) =>
      list === null ? { children: 'On request', props: { colSpan: 2 } } : `€${list.weekday}`,
  },
  {
    title: 'Weekend',
    className: 'demo-number',
    render: (_, { list }) => (list === null ? { props: { colSpan: 0 } } : `€${list.weekend}`),
  },
];

export default function ColspanRowspanLegacy() {
  return (
    <Table<BoatPrice>
      aria-label="Boat hire, spans from render"
      columns={columns}
      data={boatPrices}
      rowKey="id"
    />
  );
}
