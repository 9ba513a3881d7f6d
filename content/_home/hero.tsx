import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { expandButton } from '../demo/_shared/ExpandButton';
import '../demo/_shared/table-theme.css';
import '../demo/_shared/demo.css';
import './hero.css';
import { type Shipment, type Status, shipments } from './shipments';

const toneOf: Record<Status, string> = {
  'At sea': 'blue',
  Loading: 'grey',
  Customs: 'amber',
  Delayed: 'red',
};

const whole = (value: number) => value.toLocaleString('en');
const tonnes = (value: number) => `${whole(value)} t`;
const euros = (value: number) => `€${whole(value)}`;

const columns: ColumnsType<Shipment> = [
  { title: 'Booking', dataIndex: 'id', width: 96, fixed: 'left' },
  {
    title: 'Route',
    key: 'route',
    width: 210,
    render: (_: unknown, { from, to }: Shipment) => `${from} → ${to}`,
  },
  { title: 'Cargo', dataIndex: 'cargo', width: 150 },
  { title: 'Containers', dataIndex: 'containers', width: 124, className: 'demo-number' },
  { title: 'Weight', dataIndex: 'weight', width: 100, className: 'demo-number', render: tonnes },
  { title: 'Value', dataIndex: 'value', width: 140, className: 'demo-number', render: euros },
  { title: 'Vessel', dataIndex: 'vessel', width: 150 },
  { title: 'Departed', dataIndex: 'departed', width: 110 },
  { title: 'Due', dataIndex: 'due', width: 100 },
  {
    title: 'Status',
    dataIndex: 'status',
    width: 106,
    fixed: 'right',
    render: (status: Status) => (
      <span className="demo-tag" data-tone={toneOf[status]}>
        {status}
      </span>
    ),
  },
];

const expandable = {
  columnTitle: <span className="demo-visually-hidden">Last report</span>,
  columnWidth: 40,
  defaultExpandedRowKeys: ['BK-302'],
  expandIcon: expandButton<Shipment>((shipment) => shipment.id),
  expandedRowRender: (shipment: Shipment) => shipment.lastReport,
};

function summary(rows: readonly Shipment[]) {
  const total = (field: 'containers' | 'weight' | 'value') =>
    rows.reduce((sum, row) => sum + row[field], 0);

  return (
    <Table.Summary fixed>
      <Table.Summary.Row>
        <Table.Summary.Cell index={0} colSpan={2}>
          Total
        </Table.Summary.Cell>
        <Table.Summary.Cell index={2} colSpan={2}>
          {rows.length} shipments
        </Table.Summary.Cell>
        <Table.Summary.Cell index={4} className="demo-number">
          {whole(total('containers'))}
        </Table.Summary.Cell>
        <Table.Summary.Cell index={5} className="demo-number">
          {tonnes(total('weight'))}
        </Table.Summary.Cell>
        <Table.Summary.Cell index={6} className="demo-number">
          {euros(total('value'))}
        </Table.Summary.Cell>
        <Table.Summary.Cell index={7} colSpan={3} />
        <Table.Summary.Cell index={10}>
          {rows.filter(({ status }) => status === 'Delayed').length} late
        </Table.Summary.Cell>
      </Table.Summary.Row>
    </Table.Summary>
  );
}

export default function Hero() {
  return (
    <Table<Shipment>
      aria-label="Shipments under way"
      className="hero-table"
      columns={columns}
      data={shipments}
      rowKey="id"
      scroll={{ x: 1326, y: 320 }}
      expandable={expandable}
      summary={summary}
    />
  );
}
