import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Employee {
  readonly name: string;
  readonly team: string;
  /** Hours worked on each day of the fortnight; 0 is a day off. */
  readonly hours: readonly number[];
}

const names =
  'Ada Brandt,Bilal Haddad,Carla Nunes,Daniel Okafor,Elif Aydın,Finn Larsen,Greta Sommer,Hiro Tanaka,Ines Morel,Jakub Nowak,Kaya Stone,Liam Byrne,Mina Rahimi,Noah Peters,Olga Petrova,Priya Nair,Quinn Abbott,Rosa Conti';
const teams = ['Front desk', 'Kitchen', 'Housekeeping'] as const;
const days = Array.from({ length: 14 }, (_, index) => index + 1);

// Everyone works five days and has two off, each starting on another day.
const employees: readonly Employee[] = names.split(',').map((name, row) => ({
  name,
  team: teams[row % teams.length] ?? teams[0],
  hours: days.map((day) => ((day + row) % 7 < 5 ? 6 + ((day + row) % 3) : 0)),
}));

const columns: ColumnsType<Employee> = [
  { title: 'Name', dataIndex: 'name', width: 130, fixed: 'left' },
  { title: 'Team', dataIndex: 'team', width: 140 },
  ...days.map((day, index) => ({
    title: `${day} May`,
    dataIndex: ['hours', index],
    width: 80,
    className: 'demo-number',
    render: (hours: number) => (hours === 0 ? 'off' : `${hours} h`),
  })),
  {
    title: 'Total',
    key: 'total',
    width: 90,
    fixed: 'right',
    className: 'demo-number',
    render: (_, { hours }) => `${hours.reduce((total, value) => total + value, 0)} h`,
  },
];

export default function FixedColumnsAndHeader() {
  const [isEmpty, setIsEmpty] = useState(false);

  return (
    <div className="demo-stack">
      <label className="demo-field">
        <input
          type="checkbox"
          checked={isEmpty}
          onChange={(event) => setIsEmpty(event.target.checked)}
        />
        No data
      </label>
      <Table<Employee>
        aria-label="Working hours in the first half of May"
        columns={columns}
        data={isEmpty ? [] : employees}
        rowKey="name"
        emptyText="Nobody is on the rota yet."
        scroll={{ x: 1480, y: 320 }}
      />
    </div>
  );
}
