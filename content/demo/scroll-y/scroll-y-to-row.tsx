import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { useKeyboardScroll } from '../_shared/useKeyboardScroll';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Departure {
  readonly time: string;
  readonly line: string;
  readonly destination: string;
}

const destinations = ['Airport', 'Old Town', 'Harbour', 'University', 'Lakeside'];

const departures: readonly Departure[] = Array.from({ length: 32 }, (_, index) => ({
  time: `${String(6 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '10' : '40'}`,
  line: `Tram ${(index % 4) + 1}`,
  destination: destinations[index % destinations.length] ?? '',
}));

const columns: ColumnsType<Departure> = [
  { title: 'Time', dataIndex: 'time', width: 90 },
  { title: 'Line', dataIndex: 'line', width: 110 },
  { title: 'Destination', dataIndex: 'destination' },
];

export default function ScrollYToRow() {
  const frame = useKeyboardScroll();
  const [chosen, setChosen] = useState('06:10');

  const goTo = (time: string) => {
    setChosen(time);
    const body = frame.current?.querySelector('.rc-table-body');
    const row = body?.querySelector<HTMLElement>(`[data-row-key="${time}"]`);
    if (body && row) body.scrollTop = row.offsetTop;
  };

  return (
    <div ref={frame} className="demo-stack">
      <label className="demo-field">
        Go to
        <select
          className="demo-select"
          value={chosen}
          onChange={(event) => goTo(event.target.value)}
        >
          {departures.map(({ time }) => (
            <option key={time}>{time}</option>
          ))}
        </select>
      </label>
      <Table<Departure>
        aria-label="Departures"
        columns={columns}
        data={departures}
        rowKey="time"
        rowClassName={({ time }) => (time === chosen ? 'rc-table-row-selected' : '')}
        scroll={{ x: 400, y: 240 }}
      />
    </div>
  );
}
