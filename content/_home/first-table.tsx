import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../demo/_shared/table-theme.css';
import '../demo/_shared/demo.css';

interface Hut {
  readonly id: number;
  readonly name: string;
  readonly altitude: number;
  readonly beds: number;
  readonly open: string;
}

const huts: readonly Hut[] = [
  { id: 1, name: 'Falcon Ridge', altitude: 2317, beds: 48, open: 'June to September' },
  { id: 2, name: 'Three Lakes', altitude: 1864, beds: 72, open: 'May to October' },
  { id: 3, name: 'Old Customs House', altitude: 2540, beds: 20, open: 'July and August' },
];

const columns: ColumnsType<Hut> = [
  { title: 'Hut', dataIndex: 'name' },
  {
    title: 'Altitude',
    dataIndex: 'altitude',
    className: 'demo-number',
    render: (metres: number) => `${metres.toLocaleString('en')} m`,
  },
  { title: 'Beds', dataIndex: 'beds', className: 'demo-number' },
  { title: 'Open', dataIndex: 'open' },
];

export default function FirstTable() {
  return <Table<Hut> aria-label="Mountain huts" columns={columns} data={huts} rowKey="id" />;
}
