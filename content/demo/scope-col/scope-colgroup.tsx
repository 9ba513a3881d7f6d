import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import '../_shared/scope-badges.css';

interface Harvest {
  readonly crop: string;
  readonly spring: { readonly sown: number; readonly picked: number };
  readonly autumn: { readonly sown: number; readonly picked: number };
}

const harvests: readonly Harvest[] = [
  { crop: 'Beans', spring: { sown: 40, picked: 310 }, autumn: { sown: 25, picked: 160 } },
  { crop: 'Squash', spring: { sown: 12, picked: 0 }, autumn: { sown: 0, picked: 38 } },
];

function season(title: string, field: 'spring' | 'autumn') {
  return {
    title,
    children: [
      { title: 'Sown', dataIndex: [field, 'sown'], className: 'demo-number' },
      { title: 'Picked', dataIndex: [field, 'picked'], className: 'demo-number' },
    ],
  };
}

const columns: ColumnsType<Harvest> = [
  // A heading that only screen readers meet: with an empty title the cell would be a plain `td`.
  {
    title: <span className="demo-visually-hidden">Crop</span>,
    dataIndex: 'crop',
    rowScope: 'row',
  },
  season('Spring', 'spring'),
  season('Autumn', 'autumn'),
];

export default function ScopeColgroup() {
  return (
    <Table<Harvest>
      className="scope-badges"
      aria-label="Harvest by season"
      columns={columns}
      data={harvests}
      rowKey="crop"
      scroll={{ x: 'max-content' }}
    />
  );
}
