import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import './own-prefix.css';

interface Dish {
  readonly name: string;
  readonly from: string;
  readonly price: string;
}

const dishes: readonly Dish[] = [
  { name: 'Leek soup', from: 'Garden of the house', price: '6.50' },
  { name: 'Smoked trout', from: 'Lake Ravel', price: '14.00' },
  { name: 'Pear tart', from: 'Orchard at Mill Lane', price: '5.80' },
];

const columns: ColumnsType<Dish> = [
  { title: 'Today', dataIndex: 'name', rowScope: 'row' },
  { title: 'From', dataIndex: 'from' },
  { title: '€', dataIndex: 'price', align: 'right' },
];

/** Every class name of the table begins with the prefix, so no style sheet made for `rc-table` applies. */
export default function OwnPrefix() {
  return (
    <Table<Dish>
      prefixCls="own-prefix"
      caption="Lunch card"
      columns={columns}
      data={dishes}
      rowKey="name"
    />
  );
}
