import React from 'react';
import Table from 'rc-table';
import '../_shared/table-theme.css';

const columns = [
  { title: 'Sender', dataIndex: 'sender' },
  { title: 'Subject', dataIndex: 'subject' },
];

export default function NoDataText() {
  return <Table aria-label="Inbox" columns={columns} data={[]} emptyText="Nothing to read." />;
}
