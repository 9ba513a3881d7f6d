import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';

interface Member {
  readonly id: number;
  readonly name: { readonly first: string; readonly last: string };
  readonly office?: { readonly city: string; readonly floor: number };
  readonly phones: readonly string[];
}

const columns: ColumnsType<Member> = [
  { title: 'First name', dataIndex: ['name', 'first'] },
  { title: 'Last name', dataIndex: ['name', 'last'] },
  { title: 'City', dataIndex: ['office', 'city'] },
  {
    title: 'Main phone',
    dataIndex: ['phones', 0],
    render: (phone: string | undefined) => phone ?? 'None',
  },
];

const members: readonly Member[] = [
  {
    id: 1,
    name: { first: 'Amara', last: 'Nwosu' },
    office: { city: 'Lisbon', floor: 3 },
    phones: ['555 0134', '555 0177'],
  },
  { id: 2, name: { first: 'Jonas', last: 'Lind' }, phones: ['555 0102'] },
  {
    id: 3,
    name: { first: 'Mei', last: 'Tanaka' },
    office: { city: 'Osaka', floor: 11 },
    phones: [],
  },
];

export default function Nested() {
  return <Table aria-label="Team members" columns={columns} data={members} rowKey="id" />;
}
