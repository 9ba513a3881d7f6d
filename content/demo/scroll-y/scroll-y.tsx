import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { useKeyboardScroll } from '../_shared/useKeyboardScroll';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Sighting {
  readonly number: number;
  readonly time: string;
  readonly bird: string;
  readonly place: string;
}

const birds = ['Kingfisher', 'Grey heron', 'Reed warbler', 'Marsh harrier', 'Black stork'];
const places = ['North pond', 'Footbridge', 'Old willow'];

const sightings: readonly Sighting[] = Array.from({ length: 30 }, (_, index) => ({
  number: index + 1,
  time: `${String(6 + Math.floor(index / 4)).padStart(2, '0')}:${['05', '20', '35', '50'][index % 4]}`,
  bird: birds[(index * 3) % birds.length] ?? '',
  place: places[index % places.length] ?? '',
}));

const columns: ColumnsType<Sighting> = [
  { title: 'No.', dataIndex: 'number', width: 64 },
  { title: 'Time', dataIndex: 'time', width: 84 },
  // Without a width: takes what the others leave.
  { title: 'Bird', dataIndex: 'bird' },
  { title: 'Place', dataIndex: 'place', width: 120 },
];

const heights = [160, 320, '50vh'] as const;
const counts = [2, 30] as const;

export default function ScrollY() {
  const frame = useKeyboardScroll();
  const [height, setHeight] = useState<(typeof heights)[number]>(320);
  const [count, setCount] = useState<(typeof counts)[number]>(30);

  return (
    <div ref={frame} className="demo-stack">
      <div className="demo-controls">
        <fieldset className="demo-fieldset">
          <legend>scroll.y</legend>
          {heights.map((option) => (
            <label key={option} className="demo-field">
              <input
                type="radio"
                name="scroll-y-height"
                checked={height === option}
                onChange={() => setHeight(option)}
              />
              {typeof option === 'string' ? `'${option}'` : option}
            </label>
          ))}
        </fieldset>
        <fieldset className="demo-fieldset">
          <legend>Rows</legend>
          {counts.map((option) => (
            <label key={option} className="demo-field">
              <input
                type="radio"
                name="scroll-y-count"
                checked={count === option}
                onChange={() => setCount(option)}
              />
              {option}
            </label>
          ))}
        </fieldset>
      </div>
      <Table<Sighting>
        aria-label="Birds seen on Sunday"
        columns={columns}
        data={sightings.slice(0, count)}
        rowKey="number"
        // On a phone the table scrolls sideways too, rather than squeeze a column.
        scroll={{ x: 400, y: height }}
      />
    </div>
  );
}
