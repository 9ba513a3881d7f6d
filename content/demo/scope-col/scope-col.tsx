import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/scope-badges.css';

interface Gardener {
  readonly id: string;
  readonly name: string;
  readonly plot: string;
  readonly crop: string;
}

const gardeners: readonly Gardener[] = [
  { id: 'wu', name: 'Lan Wu', plot: 'North 3', crop: 'Beans' },
  { id: 'adeyemi', name: 'Tayo Adeyemi', plot: 'North 7', crop: 'Squash' },
  { id: 'moreau', name: 'Jules Moreau', plot: 'South 1', crop: 'Garlic' },
];

const columns: ColumnsType<Gardener> = [
  { title: 'Gardener', dataIndex: 'name' },
  { title: 'Plot', dataIndex: 'plot' },
  { title: 'Crop', dataIndex: 'crop' },
];

export default function ScopeCol() {
  return (
    <Table<Gardener>
      className="scope-badges"
      aria-label="Plots of the allotment"
      columns={columns}
      data={gardeners}
      rowKey="id"
    />
  );
}
