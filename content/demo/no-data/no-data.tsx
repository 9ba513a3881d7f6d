import React, { useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Booking {
  readonly id: number;
  readonly guest: string;
  readonly room: string;
  readonly nights: number;
}

const columns: ColumnsType<Booking> = [
  { title: 'Guest', dataIndex: 'guest' },
  { title: 'Room', dataIndex: 'room' },
  { title: 'Nights', dataIndex: 'nights', className: 'demo-number' },
];

const bookings: readonly Booking[] = [
  { id: 1, guest: 'Ines Duarte', room: 'Garden', nights: 2 },
  { id: 2, guest: 'Tom Becker', room: 'Attic', nights: 5 },
  { id: 3, guest: 'Priya Rao', room: 'Sea view', nights: 3 },
];

export default function NoData() {
  const [rows, setRows] = useState<readonly Booking[]>([]);
  const clearButton = useRef<HTMLButtonElement>(null);

  function load() {
    setRows(bookings);
    // The button that was pressed leaves the page together with the empty state.
    clearButton.current?.focus();
  }

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <button type="button" className="demo-button" ref={clearButton} onClick={() => setRows([])}>
          Clear
        </button>
      </div>
      <Table
        aria-label="Bookings"
        columns={columns}
        data={rows}
        rowKey="id"
        emptyText={() => (
          <>
            <p>No bookings for this week yet.</p>
            <button type="button" className="demo-button" data-kind="primary" onClick={load}>
              Load bookings
            </button>
          </>
        )}
      />
    </div>
  );
}
