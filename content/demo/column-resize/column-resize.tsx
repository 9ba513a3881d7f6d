import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType, ColumnType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './column-resize.css';
import { ResizableHeaderCell, type ResizableHeaderCellProps } from './ResizableHeaderCell';

interface Book {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly shelf: string;
  readonly note: string;
}

const books: readonly Book[] = [
  { id: 'b1', title: 'Tides and Timber', author: 'H. Aldane', shelf: 'A3', note: 'Signed copy' },
  {
    id: 'b2',
    title: 'The Copper Almanac',
    author: 'R. Vesely',
    shelf: 'C1',
    note: 'On loan until June',
  },
  {
    id: 'b3',
    title: 'A Field Guide to Fog',
    author: 'M. Okonjo',
    shelf: 'B7',
    note: 'Second edition',
  },
  { id: 'b4', title: 'Lanterns', author: 'S. Brisk', shelf: 'A3', note: 'Spine is damaged' },
];

const initialWidths = { title: 200, author: 140, shelf: 90 };
type ResizableKey = keyof typeof initialWidths;

// The column without a width takes what is left, but never less than this.
const noteWidth = 160;

// Made once: a new object or component would mount the header anew in the middle of a drag.
const components = { header: { cell: ResizableHeaderCell } };

export default function ColumnResize() {
  const [widths, setWidths] = useState(initialWidths);

  function resizable(key: ResizableKey, title: string): ColumnType<Book> {
    const setWidth = (width: number) => setWidths((current) => ({ ...current, [key]: width }));
    return {
      title,
      dataIndex: key,
      width: widths[key],
      onHeaderCell: (): ResizableHeaderCellProps => ({
        'aria-label': title,
        width: widths[key],
        onWidth: setWidth,
        onReset: () => setWidth(initialWidths[key]),
      }),
    };
  }

  const columns: ColumnsType<Book> = [
    resizable('title', 'Title'),
    resizable('author', 'Author'),
    resizable('shelf', 'Shelf'),
    { title: 'Note', dataIndex: 'note' },
  ];

  const tableWidth = widths.title + widths.author + widths.shelf + noteWidth;

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <button type="button" className="demo-button" onClick={() => setWidths(initialWidths)}>
          Reset widths
        </button>
        <span className="demo-note">
          Title {widths.title} px, Author {widths.author} px, Shelf {widths.shelf} px
        </span>
      </div>
      <Table
        aria-label="Books"
        rowKey="id"
        columns={columns}
        data={books}
        components={components}
        tableLayout="fixed"
        scroll={{ x: tableWidth }}
      />
    </div>
  );
}
