import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { useKeyboardScroll } from '../_shared/useKeyboardScroll';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Hour {
  readonly time: string;
  readonly sky: string;
  readonly values: readonly string[];
}

const skies = ['Clear', 'Few clouds', 'Overcast', 'Light rain'];
const measures = [
  'Temperature',
  'Feels like',
  'Wind',
  'Gusts',
  'Humidity',
  'Pressure',
  'Visibility',
];

const hours: readonly Hour[] = Array.from({ length: 12 }, (_, index) => ({
  time: `${String(8 + index).padStart(2, '0')}:00`,
  sky: skies[Math.floor(index / 3)] ?? '',
  values: [
    `${12 + (index % 6)} °C`,
    `${10 + (index % 6)} °C`,
    `${8 + index} km/h`,
    `${15 + index * 2} km/h`,
    `${60 + index} %`,
    `${1018 - index} hPa`,
    `${24 - index} km`,
  ],
}));

const columns: ColumnsType<Hour> = [
  { title: 'Time', dataIndex: 'time', width: 90 },
  { title: 'Sky', dataIndex: 'sky', width: 150 },
  ...measures.map((measure, position) => ({
    title: measure,
    dataIndex: ['values', position],
    className: 'demo-number',
  })),
];

export default function ScrollXYDetails() {
  const frame = useKeyboardScroll();

  return (
    <details className="demo-stack">
      <summary>Weather by the hour</summary>
      <div ref={frame}>
        <Table<Hour>
          aria-label="Weather by the hour"
          columns={columns}
          data={hours}
          rowKey="time"
          scroll={{ x: 1400, y: 240 }}
        />
      </div>
    </details>
  );
}
