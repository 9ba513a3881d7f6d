import React, { useMemo, useState } from 'react';
import Table from 'rc-table';
import type { ColumnType } from 'rc-table/lib/interface';
import { expandButton } from '../_shared/ExpandButton';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import { grandTotal, isGrowing, months, type Store, stores, totalOf, totalOfMonth } from './stores';

const format = (value: number) => value.toLocaleString('en');

const columns: readonly ColumnType<Store>[] = [
  { title: 'Store', dataIndex: 'name', width: 120, ellipsis: true },
  { title: 'Manager', dataIndex: 'manager', width: 130, ellipsis: true },
  ...months.map((month, index) => ({
    title: month,
    dataIndex: ['sales', index],
    width: 90,
    className: 'demo-number',
    render: format,
  })),
  {
    title: 'Total',
    key: 'total',
    width: 100,
    className: 'demo-number',
    render: (_, store) => format(totalOf(store)),
  },
  {
    title: 'Trend',
    key: 'trend',
    width: 80,
    render: (_, store) => (
      <span className="demo-tag" data-tone={isGrowing(store) ? 'green' : 'red'}>
        {isGrowing(store) ? 'up' : 'down'}
      </span>
    ),
  },
];

/** Pins the first and the last columns: pinned columns must not have an unpinned one between them. */
function pin(left: number, right: number): ColumnType<Store>[] {
  return columns.map((column, index) => {
    if (index < left) return { ...column, fixed: 'left' };
    if (index >= columns.length - right) return { ...column, fixed: 'right' };
    return column;
  });
}

// Summary cells count the expand column too: it is number 0, the first month number 3.
const firstMonth = 3;
const totalColumn = firstMonth + months.length;

const summary = () => (
  <Table.Summary fixed>
    <Table.Summary.Row>
      <Table.Summary.Cell index={0} colSpan={2}>
        All stores
      </Table.Summary.Cell>
      <Table.Summary.Cell index={2} />
      {months.map((month, index) => (
        <Table.Summary.Cell key={month} index={firstMonth + index} className="demo-number">
          {format(totalOfMonth(index))}
        </Table.Summary.Cell>
      ))}
      <Table.Summary.Cell index={totalColumn} className="demo-number">
        {format(grandTotal)}
      </Table.Summary.Cell>
      <Table.Summary.Cell index={totalColumn + 1} />
    </Table.Summary.Row>
  </Table.Summary>
);

const expandable = {
  expandIcon: expandButton<Store>((store) => store.name),
  expandedRowRender: (store: Store) => `Run by ${store.manager}. ${store.note}`,
};

export default function FixedColumns() {
  const [left, setLeft] = useState(1);
  const [right, setRight] = useState(1);
  const [hasHeight, setHasHeight] = useState(true);
  const pinnedColumns = useMemo(() => pin(left, right), [left, right]);

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <PinSelect label="Pinned left" count={left} onChange={setLeft} />
        <PinSelect label="Pinned right" count={right} onChange={setRight} />
        <label className="demo-field">
          <input
            type="checkbox"
            checked={hasHeight}
            onChange={(event) => setHasHeight(event.target.checked)}
          />
          Limit the height
        </label>
      </div>
      <Table<Store>
        aria-label="Sales of each store by month"
        columns={pinnedColumns}
        data={stores}
        rowKey="id"
        scroll={hasHeight ? { x: 1200, y: 260 } : { x: 1200 }}
        expandable={expandable}
        summary={summary}
      />
      <p className="demo-note">Sales in thousands of euros.</p>
    </div>
  );
}

interface PinSelectProps {
  readonly label: string;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

function PinSelect({ label, count, onChange }: PinSelectProps) {
  return (
    <label className="demo-field">
      {label}
      <select
        className="demo-select"
        value={count}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        <option value={0}>nothing</option>
        <option value={1}>1 column</option>
        <option value={2}>2 columns</option>
      </select>
    </label>
  );
}
