import React from 'react';
import Table from 'rc-table';
import '../_shared/table-theme.css';
import { columns } from './columns';
import { type Shipment, shipments } from './shipments';

export default function StickyHeaderHeight() {
  return (
    <Table<Shipment>
      aria-label="Shipments in a body that scrolls by itself"
      columns={columns}
      data={shipments}
      rowKey="id"
      scroll={{ x: 900, y: 480 }}
      sticky={{ offsetHeader: 56 }}
    />
  );
}
