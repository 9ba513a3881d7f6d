import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Player {
  readonly number: number;
  readonly name: string;
  readonly matches: number;
  readonly minutes: number;
  readonly goals: number;
  readonly shots: number;
  readonly tackles: number;
  readonly blocks: number;
}

const players: readonly Player[] = [
  {
    number: 4,
    name: 'Ines Duarte',
    matches: 21,
    minutes: 1870,
    goals: 2,
    shots: 19,
    tackles: 64,
    blocks: 31,
  },
  {
    number: 9,
    name: 'Maud Keller',
    matches: 18,
    minutes: 1344,
    goals: 14,
    shots: 58,
    tackles: 12,
    blocks: 3,
  },
  {
    number: 11,
    name: 'Tova Lind',
    matches: 24,
    minutes: 2066,
    goals: 9,
    shots: 47,
    tackles: 28,
    blocks: 9,
  },
];

function figure(title: string, dataIndex: keyof Player) {
  return { title, dataIndex, width: 140, className: 'demo-number' };
}

const columns: ColumnsType<Player> = [
  {
    title: 'Player',
    // Each child is pinned by itself; the heading of the group goes along with them.
    children: [
      { title: 'No.', dataIndex: 'number', width: 60, fixed: 'left' },
      { title: 'Name', dataIndex: 'name', width: 120, fixed: 'left' },
    ],
  },
  { title: 'On the pitch', children: [figure('Matches', 'matches'), figure('Minutes', 'minutes')] },
  { title: 'Attack', children: [figure('Goals', 'goals'), figure('Shots', 'shots')] },
  { title: 'Defence', children: [figure('Tackles', 'tackles'), figure('Blocks', 'blocks')] },
];

export default function GroupingColumnsFixed() {
  return (
    <Table<Player>
      aria-label="Players of the season"
      columns={columns}
      data={players}
      rowKey="number"
      scroll={{ x: 1150 }}
    />
  );
}
