import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType, RenderExpandIcon } from 'rc-table/lib/interface';
import { expandButton } from '../_shared/ExpandButton';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Folder {
  readonly path: string;
  readonly name: string;
  readonly size: string;
  readonly children?: readonly Folder[];
}

const folders: readonly Folder[] = [
  {
    path: 'photos',
    name: 'Photos',
    size: '2.4 GB',
    children: [
      { path: 'photos/alps', name: 'Alps', size: '1.9 GB' },
      { path: 'photos/city', name: 'City', size: '0.5 GB' },
    ],
  },
  {
    path: 'letters',
    name: 'Letters',
    size: '12 MB',
    children: [{ path: 'letters/2024', name: '2024', size: '12 MB' }],
  },
];

const columns: ColumnsType<Folder> = [
  { title: 'Folder', dataIndex: 'name' },
  { title: 'Size', dataIndex: 'size', className: 'demo-number' },
];

const button = expandButton<Folder>((folder) => folder.name);

const expandIcon: RenderExpandIcon<Folder> = ({ onExpand, ...icon }) =>
  button({
    ...icon,
    onExpand: (folder, event) => {
      // Otherwise the click goes on to the row, and the icon could not close it.
      event.stopPropagation();
      onExpand(folder, event);
    },
  });

export default function ChildrenRowClick() {
  const [status, setStatus] = useState('Click a row.');

  return (
    <div className="demo-stack">
      <p className="demo-status" role="status">
        {status}
      </p>
      <Table<Folder>
        aria-label="Folders"
        columns={columns}
        data={folders}
        rowKey="path"
        expandable={{
          indentSize: 24,
          expandRowByClick: true,
          expandIcon,
          onExpand: (expanded, { name, children }) => {
            // Folders at the end of a branch report too, although nothing opens.
            if (children === undefined) setStatus(`${name} selected.`);
            else setStatus(`${name} ${expanded ? 'opened' : 'closed'}.`);
          },
        }}
      />
    </div>
  );
}
