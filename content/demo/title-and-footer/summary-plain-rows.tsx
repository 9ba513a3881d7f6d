import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Claim {
  readonly date: string;
  readonly reason: string;
  readonly cents: number;
}

const claims: readonly Claim[] = [
  { date: '2 March', reason: 'Train to the fair', cents: 8400 },
  { date: '3 March', reason: 'Hotel, one night', cents: 12900 },
  { date: '4 March', reason: 'Taxi to the station', cents: 1700 },
];

const columns: ColumnsType<Claim> = [
  { title: 'Date', dataIndex: 'date' },
  { title: 'Reason', dataIndex: 'reason' },
  { title: 'Amount', dataIndex: 'cents', className: 'demo-number', render: inEuros },
];

const paidInAdvance = 15000;

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

function SummaryRow({ label, cents }: { readonly label: string; readonly cents: number }) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td className="demo-number">{inEuros(cents)}</td>
    </tr>
  );
}

function inEuros(cents: number): string {
  return euros.format(cents / 100);
}

export default function SummaryPlainRows() {
  return (
    <Table
      aria-label="Travel expenses"
      columns={columns}
      data={claims}
      rowKey="date"
      summary={(rows) => {
        const total = rows.reduce((cents, claim) => cents + claim.cents, 0);
        return (
          <>
            <SummaryRow label="All expenses" cents={total} />
            <SummaryRow label="Paid in advance" cents={-paidInAdvance} />
            <SummaryRow label="To be paid" cents={total - paidInAdvance} />
          </>
        );
      }}
    />
  );
}
