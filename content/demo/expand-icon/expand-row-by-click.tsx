import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { expandButton } from '../_shared/ExpandButton';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Server {
  readonly name: string;
  readonly region: string;
  readonly load: string;
}

const servers: readonly Server[] = [
  { name: 'web-1', region: 'Frankfurt', load: '41 % processor, 5.2 GB memory' },
  { name: 'web-2', region: 'Singapore', load: '63 % processor, 6.8 GB memory' },
  { name: 'jobs-1', region: 'Frankfurt', load: '12 % processor, 2.1 GB memory' },
];

const expandIcon = expandButton<Server>((server) => server.name);

export default function ExpandRowByClick() {
  const [log, setLog] = useState<readonly string[]>([]);
  const [isStopped, setIsStopped] = useState(true);
  const add = (entry: string) =>
    setLog((entries) => [`${entries.length + 1}. ${entry}`, ...entries]);

  const columns: ColumnsType<Server> = [
    { title: 'Server', dataIndex: 'name' },
    { title: 'Region', dataIndex: 'region' },
    {
      title: 'Actions',
      key: 'actions',
      render: (_, server: Server) => (
        <button
          type="button"
          className="demo-button"
          onClick={(event) => {
            if (isStopped) event.stopPropagation();
            add(`${server.name} restarted`);
          }}
        >
          Restart<span className="demo-visually-hidden"> {server.name}</span>
        </button>
      ),
    },
  ];

  return (
    <div className="demo-stack">
      <label className="demo-field">
        <input
          type="checkbox"
          checked={isStopped}
          onChange={(event) => setIsStopped(event.target.checked)}
        />
        “Restart” stops its click from reaching the row
      </label>
      <Table<Server>
        aria-label="Servers"
        columns={columns}
        data={servers}
        rowKey="name"
        expandable={{
          expandedRowRender: (server) => server.load,
          expandRowByClick: true,
          expandIcon,
          onExpand: (expanded, server) => add(`${server.name} ${expanded ? 'opened' : 'closed'}`),
          columnTitle: <span className="demo-visually-hidden">Load</span>,
        }}
      />
      <ol className="demo-log" aria-label="Events" aria-live="polite">
        {log.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ol>
    </div>
  );
}
