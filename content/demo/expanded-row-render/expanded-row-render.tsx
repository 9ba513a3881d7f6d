import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType, Key } from 'rc-table/lib/interface';
import { expandButton } from '../_shared/ExpandButton';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './expanded-row-render.css';

interface Order {
  readonly number: string;
  readonly customer: string;
  readonly placed: string;
  readonly total: string;
  readonly lines: readonly string[];
}

const orders: readonly Order[] = [
  {
    number: '1041',
    customer: 'Harbour Café',
    placed: '3 March',
    total: '€184.50',
    lines: ['6 × Espresso beans, 1 kg', '2 × Milk jug, 600 ml', '1 × Descaler'],
  },
  {
    number: '1042',
    customer: 'Mill Street School',
    placed: '4 March',
    total: '€62.00',
    lines: ['4 × Filter coffee, 500 g', '10 × Paper filters'],
  },
  {
    number: '1043',
    customer: 'Nora Lindqvist',
    placed: '4 March',
    total: '€25.00',
    lines: [],
  },
  {
    number: '1044',
    customer: 'Bakery Fontaine',
    placed: '6 March',
    total: '€311.20',
    lines: ['12 × Espresso beans, 1 kg', '1 × Grinder burrs'],
  },
];

const columns: ColumnsType<Order> = [
  { title: 'Order', dataIndex: 'number' },
  { title: 'Customer', dataIndex: 'customer' },
  { title: 'Placed', dataIndex: 'placed' },
  { title: 'Total', dataIndex: 'total', className: 'demo-number' },
];

const hasLines = (order: Order) => order.lines.length > 0;
const expandIcon = expandButton<Order>((order) => `order ${order.number}`);

export default function ExpandedRowRender() {
  const [openKeys, setOpenKeys] = useState<readonly Key[]>(['1041']);
  const allKeys = orders.filter(hasLines).map((order) => order.number);

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <button type="button" className="demo-button" onClick={() => setOpenKeys(allKeys)}>
          Open all
        </button>
        <button type="button" className="demo-button" onClick={() => setOpenKeys([])}>
          Close all
        </button>
        <p className="demo-status" role="status">
          Open: {openKeys.length === 0 ? 'none' : openKeys.join(', ')}
        </p>
      </div>
      <Table<Order>
        aria-label="Orders of the week"
        columns={columns}
        data={orders}
        rowKey="number"
        expandable={{
          expandedRowRender: (order) => (
            <ul className="expanded-row-render-lines">
              {order.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ),
          rowExpandable: hasLines,
          expandedRowKeys: openKeys,
          onExpandedRowsChange: setOpenKeys,
          columnTitle: <span className="demo-visually-hidden">Lines</span>,
          expandIcon,
        }}
      />
    </div>
  );
}
