import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { expandButton } from '../_shared/ExpandButton';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './class-name.css';

interface Product {
  readonly id: string;
  readonly name: string;
  readonly shelf: string;
  readonly stock: number;
  readonly note: string;
}

const products: readonly Product[] = [
  { id: 'p1', name: 'Oat flakes', shelf: 'A 3', stock: 48, note: 'Delivered every Monday.' },
  { id: 'p2', name: 'Rice', shelf: 'A 5', stock: 31, note: 'The large bags are in the cellar.' },
  { id: 'p3', name: 'Honey', shelf: 'B 1', stock: 6, note: 'Order more before Friday.' },
  { id: 'p4', name: 'Flour', shelf: 'B 2', stock: 52, note: 'A new supplier is being tried.' },
  { id: 'p5', name: 'Olive oil', shelf: 'B 4', stock: 0, note: 'Back in two weeks.' },
];

const columns: ColumnsType<Product> = [
  { title: 'Product', dataIndex: 'name' },
  { title: 'Shelf', dataIndex: 'shelf' },
  { title: 'Stock', dataIndex: 'stock', className: 'demo-number class-name-stock' },
];

const expandIcon = expandButton<Product>((product) => product.name);

function levelOf({ stock }: Product): string {
  if (stock === 0) return 'none';
  return stock < 10 ? 'low' : 'enough';
}

export default function ClassName() {
  return (
    <Table
      aria-label="Stock"
      className="class-name-table"
      columns={columns}
      data={products}
      rowKey="id"
      rowClassName={(product, index) =>
        `class-name-${levelOf(product)} ${index % 2 === 1 ? 'class-name-odd' : ''}`
      }
      expandable={{
        expandIcon,
        columnTitle: <span className="demo-visually-hidden">Note</span>,
        defaultExpandedRowKeys: ['p3'],
        expandedRowRender: (product) => product.note,
        expandedRowClassName: (product) => `class-name-note-${levelOf(product)}`,
      }}
    />
  );
}
