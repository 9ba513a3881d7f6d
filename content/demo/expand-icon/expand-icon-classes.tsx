import React from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import './expand-icon-classes.css';

interface Album {
  readonly id: string;
  readonly title: string;
  readonly year: number;
  readonly note: string | undefined;
}

const albums: readonly Album[] = [
  { id: 'tides', title: 'Tides', year: 1998, note: 'Recorded in four nights.' },
  { id: 'paper', title: 'Paper Boats', year: 2004, note: undefined },
  { id: 'north', title: 'North of Here', year: 2011, note: 'The last one with Elin on drums.' },
];

const columns: ColumnsType<Album> = [
  { title: 'Album', dataIndex: 'title' },
  { title: 'Year', dataIndex: 'year', align: 'right' },
];

export default function ExpandIconClasses() {
  return (
    <Table<Album>
      aria-label="Albums"
      columns={columns}
      data={albums}
      rowKey="id"
      expandable={{
        columnTitle: <span className="expand-icon-classes-title">Note</span>,
        expandedRowRender: (album) => album.note,
        rowExpandable: (album) => album.note !== undefined,
        expandIcon: ({ prefixCls, expanded, expandable, record, onExpand }) => {
          const icon = `${prefixCls}-row-expand-icon`;
          // Keeps the icon's room, as the table's own icon does.
          if (!expandable) return <span className={`${icon} ${prefixCls}-row-spaced`} />;
          return (
            <button
              type="button"
              className={`expand-icon-classes ${icon} ${prefixCls}-row-${expanded ? 'expanded' : 'collapsed'}`}
              aria-expanded={expanded}
              aria-label={`${expanded ? 'Hide' : 'Show'} note on ${record.title}`}
              onClick={(event) => onExpand(record, event)}
            />
          );
        },
      }}
    />
  );
}
