import React from 'react';
import Table from 'rc-table';
import { columns, tides } from './tides';
import '../_shared/table-theme.css';
import './caption-below.css';

export default function CaptionBelow() {
  return (
    <Table
      className="caption-below"
      caption={
        <>
          Tides at Gull Bay, <em>local time</em>
        </>
      }
      columns={columns}
      data={tides}
      rowKey="day"
    />
  );
}
