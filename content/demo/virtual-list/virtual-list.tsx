import React, {
  type FormEvent,
  forwardRef,
  type HTMLAttributes,
  useMemo,
  useRef,
  useState,
} from 'react';
import Table from 'rc-table';
import type { TableComponents } from 'rc-table/lib/interface';
import { FixedSizeList, type ListChildComponentProps } from 'react-window';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import { useElementWidth } from '../_shared/useElementWidth';
import { ScrollMeter } from './ScrollMeter';
import './virtual-list.css';

interface Order {
  readonly number: number;
  readonly customer: string;
  readonly total: string;
}

interface RowData {
  readonly orders: readonly Order[];
  /** Widths of the cells in pixels. */
  readonly widths: readonly number[];
}

const total = 100_000;
const rowHeight = 44;
const bodyHeight = 396;
const firstNames = [
  'Ada',
  'Ben',
  'Chen',
  'Dora',
  'Emil',
  'Fay',
  'Gus',
  'Hana',
  'Ivo',
  'June',
  'Kofi',
];
const lastNames = ['Abel', 'Brandt', 'Costa', 'Duarte', 'Engel', 'Forsberg', 'Gallo'];

const createOrders = (): readonly Order[] =>
  Array.from({ length: total }, (_, index) => ({
    number: index + 1,
    customer: `${firstNames[index % firstNames.length]} ${lastNames[index % lastNames.length]}`,
    total: `€${(((index * 7919) % 90_000) / 100 + 5).toFixed(2)}`,
  }));

// rc-table shows the header as a table of its own. A reader of a screen gets one table instead, made
// of roles: this body, with the titles once more in a hidden first row.
const headerWrapper = (props: HTMLAttributes<HTMLElement>) => <thead {...props} aria-hidden />;

const Body = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>((props, ref) => (
  <div
    {...props}
    ref={ref}
    className="virtual-list-body"
    role="table"
    aria-label="Orders"
    aria-rowcount={total + 1}
    tabIndex={0}
  />
));

const Rows = forwardRef<HTMLDivElement, HTMLAttributes<HTMLDivElement>>(
  ({ children, ...attributes }, ref) => (
    <div {...attributes} ref={ref}>
      <div className="demo-visually-hidden" role="row" aria-rowindex={1}>
        <span role="columnheader">No.</span>
        <span role="columnheader">Customer</span>
        <span role="columnheader">Total</span>
      </div>
      {children}
    </div>
  ),
);

function OrderRow({ index, style, data }: ListChildComponentProps<RowData>) {
  const order = data.orders[index];
  const [numberWidth, customerWidth, totalWidth] = data.widths;
  if (order === undefined) return null;
  return (
    <div
      className="virtual-list-row"
      style={style}
      role="row"
      aria-rowindex={index + 2}
      data-virtual-row
    >
      <span className="virtual-list-cell demo-number" role="cell" style={{ width: numberWidth }}>
        {order.number.toLocaleString('en')}
      </span>
      <span
        className="virtual-list-cell virtual-list-customer"
        role="cell"
        style={{ width: customerWidth }}
      >
        {order.customer}
      </span>
      <span className="virtual-list-cell demo-number" role="cell" style={{ width: totalWidth }}>
        {order.total}
      </span>
    </div>
  );
}

export default function VirtualList() {
  const [orders] = useState(createOrders);
  const [message, setMessage] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<FixedSizeList<RowData>>(null);
  const container = useElementWidth(640);

  // A body function needs numbers as widths, and together they must fill the table.
  const numberWidth = 96;
  const totalWidth = 112;
  const customerWidth = container.width - numberWidth - totalWidth;

  const table = useMemo(() => {
    const components: TableComponents<Order> = {
      header: { wrapper: headerWrapper },
      body: (rows, { scrollbarSize }) => (
        <FixedSizeList<RowData>
          ref={list}
          width="100%"
          height={bodyHeight}
          itemCount={rows.length}
          itemSize={rowHeight}
          // The header leaves room for the scrollbar in its last column, so the body does the same.
          itemData={{
            orders: rows,
            widths: [numberWidth, customerWidth, totalWidth - scrollbarSize],
          }}
          outerElementType={Body}
          innerElementType={Rows}
        >
          {OrderRow}
        </FixedSizeList>
      ),
    };
    return (
      <Table
        className="virtual-list"
        rowKey="number"
        columns={[
          { title: 'No.', dataIndex: 'number', width: numberWidth, className: 'demo-number' },
          { title: 'Customer', dataIndex: 'customer', width: customerWidth },
          { title: 'Total', dataIndex: 'total', width: totalWidth, className: 'demo-number' },
        ]}
        data={orders}
        components={components}
        scroll={{ y: bodyHeight }}
      />
    );
  }, [orders, customerWidth]);

  function goToRow(event: FormEvent) {
    event.preventDefault();
    const row = Number(input.current?.value);
    list.current?.scrollToItem(row - 1, 'start');
    setMessage(`Order ${row.toLocaleString('en')}: ${orders[row - 1]?.customer}`);
  }

  return (
    <div className="demo-stack">
      <form className="demo-controls" onSubmit={goToRow}>
        <label className="demo-field">
          Go to order
          <input
            ref={input}
            className="demo-input virtual-list-input"
            type="number"
            min={1}
            max={total}
            defaultValue={50_000}
            required
          />
        </label>
        <button type="submit" className="demo-button">
          Go
        </button>
      </form>
      <ScrollMeter total={total}>
        <div ref={container.ref}>{table}</div>
      </ScrollMeter>
      <p className="demo-status" role="status">
        {message}
      </p>
    </div>
  );
}
