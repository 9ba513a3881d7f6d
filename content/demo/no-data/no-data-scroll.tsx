import React from 'react';
import Table from 'rc-table';
import '../_shared/table-theme.css';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const columns = months.map((month) => ({ title: month, dataIndex: month }));

export default function NoDataScroll() {
  return (
    <Table
      aria-label="Rainfall by month"
      columns={columns}
      data={[]}
      emptyText="No measurements."
      scroll={{ x: 1800 }}
    />
  );
}
