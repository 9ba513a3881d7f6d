import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Colleague {
  readonly id: number;
  readonly name: string;
  readonly team: string;
  readonly phone: string;
  readonly desk: string;
}

const colleagues: readonly Colleague[] = [
  {
    id: 1,
    name: 'Amira Haddad',
    team: 'Research',
    phone: '4410',
    desk: '2nd floor, by the stairs',
  },
  { id: 2, name: 'Tomás Vidal', team: 'Support', phone: '4427', desk: '1st floor, room 108' },
  { id: 3, name: 'Greta Holm', team: 'Finance', phone: '4433', desk: '3rd floor, room 301' },
];

export default function OwnExpandToggle() {
  const [openIds, setOpenIds] = useState<readonly number[]>([]);
  const toggle = (id: number) =>
    setOpenIds(openIds.includes(id) ? openIds.filter((open) => open !== id) : [...openIds, id]);

  const columns: ColumnsType<Colleague> = [
    { title: 'Name', dataIndex: 'name' },
    { title: 'Team', dataIndex: 'team' },
    {
      title: 'Actions',
      key: 'actions',
      render: (_, colleague: Colleague) => (
        <button
          type="button"
          className="demo-button"
          aria-expanded={openIds.includes(colleague.id)}
          onClick={() => toggle(colleague.id)}
        >
          Contact<span className="demo-visually-hidden"> {colleague.name}</span>
        </button>
      ),
    },
  ];

  return (
    <Table<Colleague>
      aria-label="Colleagues"
      columns={columns}
      data={colleagues}
      rowKey="id"
      expandable={{
        expandedRowRender: (colleague) => `Phone ${colleague.phone}, desk: ${colleague.desk}`,
        expandedRowKeys: openIds,
        showExpandColumn: false,
      }}
    />
  );
}
