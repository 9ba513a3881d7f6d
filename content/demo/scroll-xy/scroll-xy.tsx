import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { useKeyboardScroll } from '../_shared/useKeyboardScroll';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Article {
  readonly name: string;
  /** Pieces in stock, one number per branch. */
  readonly stock: readonly number[];
}

const branches = [
  'Graz',
  'Linz',
  'Wels',
  'Enns',
  'Baden',
  'Krems',
  'Tulln',
  'Steyr',
  'Lienz',
  'Hall',
];

const articles: readonly Article[] = [
  'Backpack',
  'Bivouac bag',
  'Camping stove',
  'Compass',
  'Crampons',
  'Fleece jacket',
  'Gaiters',
  'Head torch',
  'Helmet',
  'Ice axe',
  'Map case',
  'Rope, 40 m',
  'Sleeping bag',
  'Tent, two persons',
  'Trekking poles',
  'Water bottle',
].map((name, row) => ({
  name,
  stock: branches.map((_, column) => (row * 17 + column * 29) % 48),
}));

const columns: ColumnsType<Article> = [
  { title: 'Article', dataIndex: 'name', width: 150 },
  ...branches.map((branch, position) => ({
    title: branch,
    dataIndex: ['stock', position],
    width: 125,
    className: 'demo-number',
  })),
];

export default function ScrollXY() {
  const frame = useKeyboardScroll();
  const [isShown, setIsShown] = useState(true);

  return (
    <div ref={frame} className="demo-stack">
      <div className="demo-controls">
        <button
          type="button"
          className="demo-button"
          aria-expanded={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide the table' : 'Show the table'}
        </button>
      </div>
      <div hidden={!isShown}>
        <Table<Article>
          aria-label="Stock by branch"
          columns={columns}
          data={articles}
          rowKey="name"
          scroll={{ x: 1400, y: 300 }}
        />
      </div>
    </div>
  );
}
