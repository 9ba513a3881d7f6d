import React from 'react';
import Table from 'rc-table';
import { chargers, columns } from './chargers';
import '../_shared/table-theme.css';

export default function Aria() {
  return (
    <Table
      aria-label="Charging points"
      data-testid="charging-points"
      columns={columns}
      data={chargers}
      rowKey="id"
    />
  );
}
