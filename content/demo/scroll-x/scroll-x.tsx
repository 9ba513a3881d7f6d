import React, { useEffect, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { useKeyboardScroll } from '../_shared/useKeyboardScroll';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Climate {
  readonly city: string;
  readonly remark: string;
  readonly rain: readonly number[];
}

const climates: readonly Climate[] = [
  {
    city: 'Galway',
    remark: 'Rain in every month, most of it in winter',
    rain: [118, 94, 88, 66, 71, 76, 82, 104, 101, 126, 121, 129],
  },
  {
    city: 'Valencia',
    remark: 'Dry summers, short floods in October',
    rain: [37, 36, 33, 38, 39, 22, 8, 20, 70, 77, 47, 48],
  },
  {
    city: 'Tromsø',
    remark: 'Snow from November on',
    rain: [95, 87, 72, 64, 48, 59, 77, 82, 102, 131, 108, 106],
  },
];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const columns: ColumnsType<Climate> = [
  { title: 'City', dataIndex: 'city', width: 110 },
  ...months.map((month, position) => ({
    title: month,
    dataIndex: ['rain', position],
    width: 80,
    className: 'demo-number',
  })),
  { title: 'Remark', dataIndex: 'remark' },
];

const choices = [
  { label: 'not set', scroll: {} },
  { label: '900', scroll: { x: 900 } },
  { label: '2000', scroll: { x: 2000 } },
  { label: "'150%'", scroll: { x: '150%' } },
  { label: "'max-content'", scroll: { x: 'max-content' } },
  { label: 'true', scroll: { x: true } },
] as const;

export default function ScrollX() {
  const [choice, setChoice] = useState<(typeof choices)[number]>(choices[2]);
  const [widths, setWidths] = useState('');
  const frame = useKeyboardScroll();

  // After every render, because rc-table makes new elements when `scroll.x` comes or goes.
  useEffect(() => {
    const table = frame.current?.querySelector('table');
    const box = table?.parentElement;
    if (!table || !box) return undefined;
    const observer = new ResizeObserver(() => {
      setWidths(`The table is ${table.offsetWidth} px wide, its frame ${box.clientWidth} px.`);
    });
    observer.observe(table);
    observer.observe(box);
    return () => observer.disconnect();
  });

  return (
    <div ref={frame} className="demo-stack">
      <fieldset className="demo-fieldset">
        <legend>scroll.x</legend>
        {choices.map((option) => (
          <label key={option.label} className="demo-field">
            <input
              type="radio"
              name="scroll-x-choice"
              checked={choice === option}
              onChange={() => setChoice(option)}
            />
            {option.label}
          </label>
        ))}
      </fieldset>
      <p className="demo-status" role="status">
        {widths}
      </p>
      <Table<Climate>
        aria-label="Rain by month in millimetres"
        columns={columns}
        data={climates}
        rowKey="city"
        scroll={choice.scroll}
      />
    </div>
  );
}
