import React, { type ReactNode } from 'react';
import Table from 'rc-table';
import type { ColumnsType, ColumnType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Invoice {
  readonly number: string;
  readonly customer: { readonly name: string; readonly country: string };
  readonly cents: number;
  readonly paidOn: Date | null;
}

const invoices: readonly Invoice[] = [
  {
    number: 'R-1041',
    customer: { name: 'Atelier Nord', country: 'Norway' },
    cents: 128050,
    paidOn: new Date('2026-03-02'),
  },
  {
    number: 'R-1042',
    customer: { name: 'Kiln & Co.', country: 'Ireland' },
    cents: 46900,
    paidOn: null,
  },
  {
    number: 'R-1043',
    customer: { name: 'Casa Verde', country: 'Portugal' },
    cents: 310275,
    paidOn: new Date('2026-03-11'),
  },
];

interface FieldColumn<Row, Field extends keyof Row>
  extends Omit<ColumnType<Row>, 'dataIndex' | 'render'> {
  readonly render?: (value: Row[Field], record: Row, index: number) => ReactNode;
}

/** A column of one field: the name must exist in the row, and `render` gets the type of that field. */
function fieldColumn<Row, Field extends keyof Row & string>(
  field: Field,
  column: FieldColumn<Row, Field>,
): ColumnType<Row> {
  return { key: field, dataIndex: field, ...column };
}

const columns: ColumnsType<Invoice> = [
  fieldColumn('number', { title: 'Invoice', width: 110, rowScope: 'row' }),
  {
    title: 'Customer',
    children: [
      // A path is not checked. The record is typed, so the field is read from there.
      { title: 'Name', key: 'name', render: (_, invoice) => invoice.customer.name },
      { title: 'Country', key: 'country', render: (_, invoice) => invoice.customer.country },
    ],
  },
  fieldColumn('cents', {
    title: 'Amount',
    width: 120,
    className: 'demo-number',
    render: (cents) => `€${(cents / 100).toFixed(2)}`,
  }),
  fieldColumn('paidOn', {
    title: 'Paid on',
    width: 120,
    render: (paidOn) => paidOn?.toISOString().slice(0, 10) ?? 'open',
  }),
];

export default function TypedColumns() {
  return (
    <Table<Invoice>
      aria-label="Invoices"
      columns={columns}
      data={invoices}
      rowKey={(invoice) => invoice.number}
      scroll={{ x: 640 }}
    />
  );
}
