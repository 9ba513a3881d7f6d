import React, { useEffect, useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { expandButton } from '../_shared/ExpandButton';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Place {
  readonly name: string;
  readonly stations: number;
  /** An empty array: there is something below, but it has not been loaded yet. */
  readonly children?: readonly Place[];
}

const countries: readonly Place[] = [
  { name: 'Portugal', stations: 5, children: [] },
  { name: 'Slovenia', stations: 3, children: [] },
  { name: 'Malta', stations: 1 },
];

const cities: Readonly<Record<string, readonly Place[]>> = {
  Portugal: [
    { name: 'Lisbon', stations: 3 },
    { name: 'Porto', stations: 2 },
  ],
  Slovenia: [
    { name: 'Ljubljana', stations: 2 },
    { name: 'Maribor', stations: 1 },
  ],
};

const columns: ColumnsType<Place> = [
  { title: 'Place', dataIndex: 'name' },
  { title: 'Weather stations', dataIndex: 'stations', className: 'demo-number' },
];

const expandIcon = expandButton<Place>((place) => place.name);

export default function ChildrenLazy() {
  const [places, setPlaces] = useState(countries);
  const [status, setStatus] = useState('Nothing loaded yet.');
  const timers = useRef<readonly number[]>([]);
  useEffect(
    () => () => {
      for (const timer of timers.current) window.clearTimeout(timer);
    },
    [],
  );

  const load = (expanded: boolean, { name, children }: Place) => {
    if (!expanded || children === undefined || children.length > 0) return;
    setStatus(`Loading ${name} …`);
    // Stands for a request to a server.
    const timer = window.setTimeout(() => {
      setPlaces((current) =>
        current.map((place) =>
          place.name === name ? { ...place, children: cities[name] ?? [] } : place,
        ),
      );
      setStatus(`${name} loaded.`);
    }, 600);
    timers.current = [...timers.current, timer];
  };

  return (
    <div className="demo-stack">
      <p className="demo-status" role="status">
        {status}
      </p>
      <Table<Place>
        aria-label="Weather stations"
        columns={columns}
        data={places}
        rowKey="name"
        expandable={{ indentSize: 24, onExpand: load, expandIcon }}
      />
    </div>
  );
}
