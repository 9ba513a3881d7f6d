import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { expandButton } from '../_shared/ExpandButton';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Store {
  readonly city: string;
  readonly manager: string;
  /** One number per month, in thousands. */
  readonly sales: readonly number[];
}

const stores: readonly Store[] = [
  { city: 'Bergen', manager: 'Liv Aasen', sales: [41, 38, 35, 37, 40, 46, 52, 50, 44, 42, 58, 77] },
  {
    city: 'Seville',
    manager: 'Raúl Ortega',
    sales: [29, 31, 44, 52, 48, 39, 27, 18, 36, 45, 49, 61],
  },
  { city: 'Kraków', manager: 'Ewa Zając', sales: [35, 33, 36, 34, 41, 47, 53, 49, 40, 38, 44, 69] },
];

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const columns: ColumnsType<Store> = [
  { title: 'Store', dataIndex: 'city', width: 84, fixed: 'left' },
  ...months.map((month, position) => ({
    title: month,
    dataIndex: ['sales', position],
    className: 'demo-number',
  })),
  {
    title: 'Year',
    key: 'year',
    width: 92,
    fixed: 'right',
    className: 'demo-number',
    render: (_, store: Store) => add(store.sales),
  },
];

const expandIcon = expandButton<Store>((store) => store.city);

export default function SummaryIndex() {
  const [hasIcons, setHasIcons] = useState(true);
  const [isCounted, setIsCounted] = useState(true);
  // The icon column comes first, so everything else starts one column later.
  const shift = hasIcons && isCounted ? 1 : 0;

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <label className="demo-field">
          <input
            type="checkbox"
            checked={hasIcons}
            onChange={(event) => setHasIcons(event.target.checked)}
          />
          Expand column
        </label>
        <label className="demo-field">
          <input
            type="checkbox"
            checked={isCounted}
            disabled={!hasIcons}
            onChange={(event) => setIsCounted(event.target.checked)}
          />
          Count it in the summary
        </label>
      </div>
      <Table<Store>
        aria-label="Sales by month, in thousands"
        columns={columns}
        data={stores}
        rowKey="city"
        scroll={{ x: 1400 }}
        expandable={
          hasIcons
            ? {
                expandedRowRender: (store) => `Manager: ${store.manager}`,
                columnTitle: 'Details',
                columnWidth: 88,
                expandIcon,
              }
            : {}
        }
        summary={(rows) => (
          <Table.Summary>
            <Table.Summary.Row>
              <Table.Summary.Cell index={0} colSpan={shift + 1}>
                All <Place index={0} colSpan={shift + 1} />
              </Table.Summary.Cell>
              {months.map((month, position) => (
                <Table.Summary.Cell
                  key={month}
                  index={shift + 1 + position}
                  className="demo-number"
                >
                  {add(rows.map((store) => store.sales[position] ?? 0))}
                  <Place index={shift + 1 + position} />
                </Table.Summary.Cell>
              ))}
              <Table.Summary.Cell index={shift + 13} className="demo-number">
                {add(rows.flatMap((store) => store.sales))}
                <Place index={shift + 13} />
              </Table.Summary.Cell>
            </Table.Summary.Row>
          </Table.Summary>
        )}
      />
    </div>
  );
}

/** Shows in a cell where it was told to stand. */
function Place({ index, colSpan }: { readonly index: number; readonly colSpan?: number }) {
  return (
    <div className="demo-note">
      index {index}
      {colSpan !== undefined && (
        <>
          <br />
          span {colSpan}
        </>
      )}
    </div>
  );
}
