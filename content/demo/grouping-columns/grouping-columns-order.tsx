import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './grouping-columns.css';

interface Day {
  readonly day: string;
  /** Degrees Celsius at each station: the lowest, the highest. */
  readonly temperatures: Readonly<Record<string, readonly [number, number]>>;
}

const stations = [
  { id: 'cape', name: 'Lighthouse on Cape Morrow' },
  { id: 'pass', name: 'Weather hut on the Kessel pass' },
  { id: 'town', name: 'Town hall roof' },
] as const;

const days: readonly Day[] = [
  { day: 'Mon', temperatures: { cape: [9, 13], pass: [-4, 2], town: [7, 15] } },
  { day: 'Tue', temperatures: { cape: [10, 14], pass: [-2, 5], town: [8, 18] } },
  { day: 'Wed', temperatures: { cape: [8, 12], pass: [-6, 0], town: [6, 13] } },
];

export default function GroupingColumnsOrder() {
  const [order, setOrder] = useState<readonly (typeof stations)[number][]>(stations);
  const [status, setStatus] = useState('');

  const columns: ColumnsType<Day> = [
    { title: 'Day', dataIndex: 'day', width: 70, rowScope: 'row' },
    ...order.map((station) => ({
      // Without it a heading would belong to its place, and the focus would stay behind when it moves.
      key: station.id,
      title: (
        <button
          type="button"
          className="demo-link-button"
          onClick={() => {
            setOrder([station, ...order.filter((other) => other !== station)]);
            setStatus(`${station.name} comes first.`);
          }}
        >
          {station.name}
        </button>
      ),
      align: 'center' as const,
      className: 'grouping-columns-station',
      ellipsis: true,
      // The tooltip of a cut heading is made from text only, and here is a button.
      onHeaderCell: () => ({ title: station.name }),
      children: ['Low', 'High'].map((title, index) => ({
        title,
        key: `${station.id} ${title}`,
        dataIndex: ['temperatures', station.id, index],
        align: 'right' as const,
      })),
    })),
  ];

  return (
    <div className="demo-stack">
      <Table<Day>
        aria-label="Temperatures at three stations"
        columns={columns}
        data={days}
        rowKey="day"
        scroll={{ x: 520 }}
        tableLayout="fixed"
      />
      <p className="demo-status" role="status">
        {status}
      </p>
    </div>
  );
}
