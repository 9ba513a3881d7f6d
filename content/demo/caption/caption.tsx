import React from 'react';
import Table from 'rc-table';
import { columns, tides } from './tides';
import '../_shared/table-theme.css';

export default function Caption() {
  return <Table caption="Tides at Gull Bay" columns={columns} data={tides} rowKey="day" />;
}
