import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';

interface Trail {
  readonly id: string;
  readonly name: string;
  readonly kilometres: number;
  readonly level: string;
}

const columns: ColumnsType<Trail> = [
  { title: 'Trail', dataIndex: 'name' },
  { title: 'Level', dataIndex: 'level' },
  { title: 'Length', dataIndex: 'kilometres', render: (kilometres: number) => `${kilometres} km` },
];

const trails: readonly Trail[] = [
  { id: 'ridge', name: 'Ridge walk', kilometres: 12.5, level: 'Hard' },
  { id: 'lake', name: 'Lake loop', kilometres: 6, level: 'Easy' },
  { id: 'mill', name: 'Old mill path', kilometres: 9.2, level: 'Medium' },
];

export default function Simple() {
  return <Table aria-label="Hiking trails" columns={columns} data={trails} rowKey="id" />;
}
