import React from 'react';
import Table from 'rc-table';
import type { ColumnsType, ColumnType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import './colspan-rowspan.css';

interface Slot {
  readonly start: string;
  readonly end: string;
  /** The session in each of the rooms. */
  readonly sessions: readonly string[];
}

const rooms = ['Hall', 'Studio', 'Garden'];

function everywhere(session: string): readonly string[] {
  return rooms.map(() => session);
}

const programme: readonly Slot[] = [
  { start: '09:00', end: '09:30', sessions: everywhere('Opening') },
  { start: '09:30', end: '10:30', sessions: ['Typed tables', 'CSS at scale', 'Testing workshop'] },
  { start: '10:30', end: '11:30', sessions: ['Slow queries', 'Kind forms', 'Testing workshop'] },
  { start: '11:30', end: '12:30', sessions: everywhere('Lunch in the courtyard') },
  { start: '12:30', end: '13:30', sessions: ['Tiny maps', 'Open clinic', 'Open clinic'] },
  { start: '13:30', end: '14:30', sessions: ['Scroll, explained', 'Open clinic', 'Open clinic'] },
];

/** How many equal values follow from `index` on; 0 if the value before is already the same. */
function runLength(values: readonly (string | undefined)[], index: number): number {
  if (index > 0 && values[index - 1] === values[index]) return 0;
  const end = values.findIndex((value, position) => position > index && value !== values[index]);
  return (end === -1 ? values.length : end) - index;
}

function roomColumn(title: string, room: number): ColumnType<Slot> {
  return {
    title,
    dataIndex: ['sessions', room],
    onCell: (slot, index = 0) => {
      const colSpan = runLength(slot.sessions, room);
      const rowSpan = runLength(
        programme.map(({ sessions }) => sessions[room]),
        index,
      );
      const isMerged = colSpan > 1 || rowSpan > 1;
      return { colSpan, rowSpan, className: isMerged ? 'colspan-rowspan-merged' : '' };
    },
  };
}

const columns: ColumnsType<Slot> = [
  { title: 'Time', colSpan: 2, dataIndex: 'start', width: 80, rowScope: 'row' },
  { title: 'Until', colSpan: 0, dataIndex: 'end', width: 80 },
  ...rooms.map(roomColumn),
];

export default function ColspanRowspan() {
  return (
    <Table<Slot>
      className="colspan-rowspan"
      aria-label="Programme of the day"
      columns={columns}
      data={programme}
      rowKey="start"
      tableLayout="fixed"
      scroll={{ x: 560 }}
    />
  );
}
