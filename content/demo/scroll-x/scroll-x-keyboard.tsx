import React, { useEffect, useRef } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Nurse {
  readonly name: string;
  /** One letter per day: early, late, night, off. */
  readonly shifts: string;
}

const nurses: readonly Nurse[] = [
  { name: 'Ayşe', shifts: 'EEELLOOEELLNNO' },
  { name: 'Benoît', shifts: 'LLNNOOEEELLOOE' },
  { name: 'Carmen', shifts: 'NNOOEELLLOOEEL' },
];

const shiftNames: Readonly<Record<string, string>> = {
  E: 'Early',
  L: 'Late',
  N: 'Night',
  O: 'Off',
};

const columns: ColumnsType<Nurse> = [
  { title: 'Name', dataIndex: 'name', width: 100 },
  ...Array.from({ length: 14 }, (_, day) => ({
    title: `May ${day + 1}`,
    key: day,
    width: 100,
    render: (_: unknown, nurse: Nurse) => shiftNames[nurse.shifts.charAt(day)],
  })),
];

export default function ScrollXKeyboard() {
  const frame = useRef<HTMLDivElement>(null);

  // rc-table has no prop for attributes of the element that scrolls.
  useEffect(() => {
    const element = frame.current?.querySelector('.rc-table-content');
    element?.setAttribute('tabindex', '0');
    element?.setAttribute('role', 'group');
    element?.setAttribute('aria-label', 'Shifts, scrollable');
  }, []);

  const scrollTo = (left: number) =>
    frame.current?.querySelector('.rc-table-content')?.scrollTo({ left });

  return (
    <div ref={frame} className="demo-stack">
      <div className="demo-controls">
        <button type="button" className="demo-button" onClick={() => scrollTo(0)}>
          First day
        </button>
        <button type="button" className="demo-button" onClick={() => scrollTo(9999)}>
          Last day
        </button>
      </div>
      <Table<Nurse>
        aria-label="Shifts"
        columns={columns}
        data={nurses}
        rowKey="name"
        scroll={{ x: 1500 }}
      />
    </div>
  );
}
