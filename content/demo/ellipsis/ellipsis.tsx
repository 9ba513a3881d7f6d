import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Episode {
  readonly id: number;
  readonly title: string;
  readonly guest: string;
  readonly topic: string;
  readonly notes: string;
}

const episodes: readonly Episode[] = [
  {
    id: 31,
    title: 'Why the night train came back, and who rides it now',
    guest: 'Marta Silva, Tobias Frei and Hanna Lund',
    topic: 'Railways and the return of slow travel across Europe',
    notes: 'Recorded on board between Vienna and Hamburg; chapter marks follow',
  },
  {
    id: 32,
    title: 'Salt',
    guest: 'Émile Laurent',
    topic: 'Food',
    notes: 'Short one',
  },
  {
    id: 33,
    title: 'A lighthouse keeper explains the silence between two storms',
    guest: 'Aoife Byrne',
    topic: 'Weather, the sea and living alone on a rock for eleven years',
    notes: 'Some wind noise in the first half, transcript available on request',
  },
];

const columns: ColumnsType<Episode> = [
  { title: 'Title', dataIndex: 'title', ellipsis: true },
  { title: 'Guests', dataIndex: 'guest' },
  {
    title: 'Topic',
    dataIndex: 'topic',
    ellipsis: true,
    render: (topic: Episode['topic']) => (
      <>
        <strong>#</strong> {topic}
      </>
    ),
  },
  {
    title: 'Notes',
    dataIndex: 'notes',
    ellipsis: true,
    render: (notes: Episode['notes']) => (
      <>
        <strong>!</strong> {notes}
      </>
    ),
    onCell: (episode) => ({ title: episode.notes }),
  },
];

export default function Ellipsis() {
  const [width, setWidth] = useState(100);

  return (
    <div className="demo-stack">
      <label className="demo-field">
        Width of the table
        <input
          type="range"
          min={50}
          max={100}
          value={width}
          onChange={(event) => setWidth(Number(event.target.value))}
        />
        {width}%
      </label>
      <Table<Episode>
        aria-label="Podcast episodes"
        style={{ width: `${width}%` }}
        columns={columns}
        data={episodes}
        rowKey="id"
        scroll={{ x: 440 }}
      />
    </div>
  );
}
