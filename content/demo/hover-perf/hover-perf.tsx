import React, { useMemo, useRef, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './hover-perf.css';
import { RenderCounter } from './RenderCounter';

interface Bin {
  readonly id: string;
  readonly aisle: string;
  readonly article: string;
  readonly stock: number;
  readonly reserved: number;
}

const binsPerAisle = 10;
const articles = [
  'Hinge',
  'Door handle',
  'Drawer rail',
  'Shelf peg',
  'Cable clip',
  'Castor',
  'Felt pad',
];

const createBins = (count: number): readonly Bin[] =>
  Array.from({ length: count }, (_, index) => {
    const aisle = Math.floor(index / binsPerAisle) + 1;
    return {
      id: `${aisle}-${(index % binsPerAisle) + 1}`,
      aisle: `Aisle ${aisle}`,
      article: `${articles[index % articles.length]}`,
      stock: (index * 37) % 240,
      reserved: (index * 11) % 40,
    };
  });

export default function HoverPerf() {
  const [count, setCount] = useState(100);
  const [parentRenders, setParentRenders] = useState(1);
  const cellRenders = useRef(0);
  const bins = useMemo(() => createBins(count), [count]);

  const columns = useMemo((): ColumnsType<Bin> => {
    const counted = (value: string | number) => {
      cellRenders.current += 1;
      return value;
    };
    return [
      {
        title: 'Aisle',
        dataIndex: 'aisle',
        // The first bin of an aisle spans all ten; the cells of the others are left out.
        onCell: (_bin, index = 0) => ({ rowSpan: index % binsPerAisle === 0 ? binsPerAisle : 0 }),
        rowScope: 'rowgroup',
        render: counted,
      },
      { title: 'Bin', dataIndex: 'id', render: counted },
      { title: 'Article', dataIndex: 'article', width: '34%', render: counted },
      { title: 'Stock', dataIndex: 'stock', className: 'demo-number', render: counted },
      { title: 'Reserved', dataIndex: 'reserved', className: 'demo-number', render: counted },
    ];
  }, []);

  return (
    <div className="demo-stack">
      <RenderCounter renders={cellRenders}>
        <label className="demo-field">
          Rows
          <select
            className="demo-select"
            value={count}
            onChange={(event) => setCount(Number(event.target.value))}
          >
            <option value={100}>100</option>
            <option value={1000}>1,000</option>
          </select>
        </label>
        <button
          type="button"
          className="demo-button"
          onClick={() => setParentRenders(parentRenders + 1)}
        >
          Render parent ({parentRenders})
        </button>
      </RenderCounter>
      <section className="hover-perf-scroll" aria-label="Stock by bin, scrolling" tabIndex={0}>
        <Table aria-label="Stock by bin" rowKey="id" columns={columns} data={bins} />
      </section>
    </div>
  );
}
