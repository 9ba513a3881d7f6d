import React, { useMemo, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Booking {
  readonly id: string;
  readonly guest: string;
  readonly room: string;
  readonly arrival: string;
  readonly departure: string;
  readonly requests: string;
  readonly status: string;
}

const bookings: readonly Booking[] = [
  {
    id: 'B-2041',
    guest: 'Marguerite Vandenberghe',
    room: 'Garden double',
    arrival: '3 May',
    departure: '9 May',
    requests: 'Late arrival, around 11 pm, and a cot for the youngest child',
    status: 'Confirmed',
  },
  {
    id: 'B-2042',
    guest: 'Tom Reyes',
    room: 'Single',
    arrival: '4 May',
    departure: '5 May',
    requests: 'None',
    status: 'Waiting',
  },
];

// Without a `width` the content decides how wide a column is, and an empty table has no content.
const columnsFor = (haveWidths: boolean): ColumnsType<Booking> => {
  const width = (pixels: number) => (haveWidths ? { width: pixels } : {});
  return [
    { title: 'Booking', dataIndex: 'id', ...width(100) },
    { title: 'Guest', dataIndex: 'guest', ...width(220) },
    { title: 'Room', dataIndex: 'room', ...width(140) },
    { title: 'Arrival', dataIndex: 'arrival', ...width(100) },
    { title: 'Departure', dataIndex: 'departure', ...width(120) },
    { title: 'Special requests', dataIndex: 'requests', ...width(440) },
    { title: 'Status', dataIndex: 'status', fixed: 'right', ...width(120) },
  ];
};

export default function FixedColumnsAndHeaderEmpty() {
  const [isLoaded, setIsLoaded] = useState(false);
  const [haveWidths, setHaveWidths] = useState(true);
  const columns = useMemo(() => columnsFor(haveWidths), [haveWidths]);

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <button type="button" className="demo-button" onClick={() => setIsLoaded(!isLoaded)}>
          {isLoaded ? 'Remove the bookings' : 'Load the bookings'}
        </button>
        <label className="demo-field">
          <input
            type="checkbox"
            checked={haveWidths}
            onChange={(event) => setHaveWidths(event.target.checked)}
          />
          Every column has a width
        </label>
      </div>
      <Table<Booking>
        aria-label="Bookings"
        columns={columns}
        data={isLoaded ? bookings : []}
        rowKey="id"
        emptyText="No bookings yet."
        scroll={{ x: 'max-content' }}
        sticky
      />
    </div>
  );
}
