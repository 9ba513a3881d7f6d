import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { useKeyboardScroll } from '../_shared/useKeyboardScroll';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Expense {
  readonly day: string;
  readonly what: string;
  readonly who: string;
  readonly amount: number;
}

const expenses: readonly Expense[] = [
  { day: '2 June', what: 'Train tickets', who: 'Farah', amount: 86 },
  { day: '3 June', what: 'Hotel, two nights', who: 'Farah', amount: 212 },
  { day: '3 June', what: 'Taxi to the fair', who: 'Mikkel', amount: 24 },
  { day: '4 June', what: 'Stand furniture', who: 'Joana', amount: 340 },
  { day: '4 June', what: 'Lunch with a client', who: 'Mikkel', amount: 58 },
  { day: '5 June', what: 'Printing', who: 'Joana', amount: 131 },
  { day: '6 June', what: 'Parcel service', who: 'Joana', amount: 19 },
  { day: '6 June', what: 'Taxi to the station', who: 'Mikkel', amount: 22 },
];

const columns: ColumnsType<Expense> = [
  { title: 'Day', dataIndex: 'day', width: 90, fixed: 'left' },
  { title: 'Expense', dataIndex: 'what' },
  { title: 'Paid by', dataIndex: 'who' },
  {
    title: 'Amount',
    dataIndex: 'amount',
    width: 100,
    fixed: 'right',
    className: 'demo-number',
  },
];

const places = [
  { label: 'Bottom', fixed: 'bottom' },
  { label: 'Top', fixed: 'top' },
  { label: 'Not fixed', fixed: false },
] as const;

export default function SummaryFixed() {
  const frame = useKeyboardScroll();
  const [fixed, setFixed] = useState<(typeof places)[number]['fixed']>('bottom');
  const [hasRows, setHasRows] = useState(true);

  return (
    <div ref={frame} className="demo-stack">
      <fieldset className="demo-fieldset">
        <legend>Summary</legend>
        {places.map((place) => (
          <label key={place.label} className="demo-field">
            <input
              type="radio"
              name="summary-fixed-place"
              checked={fixed === place.fixed}
              onChange={() => setFixed(place.fixed)}
            />
            {place.label}
          </label>
        ))}
      </fieldset>
      <label className="demo-field">
        <input
          type="checkbox"
          checked={hasRows}
          onChange={(event) => setHasRows(event.target.checked)}
        />
        Rows
      </label>
      <Table<Expense>
        aria-label="Expenses of the fair"
        columns={columns}
        data={hasRows ? expenses : []}
        rowKey="what"
        scroll={{ x: 1400, y: 220 }}
        summary={(rows) => (
          <Table.Summary fixed={fixed}>
            <Table.Summary.Row>
              <Table.Summary.Cell index={0}>Total</Table.Summary.Cell>
              <Table.Summary.Cell index={1} colSpan={2}>
                {rows.length} expenses
              </Table.Summary.Cell>
              <Table.Summary.Cell index={3} className="demo-number">
                {rows.reduce((sum, expense) => sum + expense.amount, 0)}
              </Table.Summary.Cell>
            </Table.Summary.Row>
          </Table.Summary>
        )}
      />
    </div>
  );
}
