import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { expandButton } from '../_shared/ExpandButton';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Talk {
  readonly id: string;
  readonly time: string;
  readonly title: string;
  readonly speaker: string;
  readonly summary: string;
}

const talks: readonly Talk[] = [
  {
    id: 'caching',
    time: '09:30',
    title: 'Caching without regret',
    speaker: 'Ivo Marek',
    summary: 'Which answers may be old, for how long, and who has to know about it.',
  },
  {
    id: 'forms',
    time: '10:45',
    title: 'Forms people finish',
    speaker: 'Sade Okafor',
    summary: 'Twelve small repairs that doubled the number of completed applications.',
  },
  {
    id: 'maps',
    time: '13:15',
    title: 'Maps from open data',
    speaker: 'Lena Brandt',
    summary: 'From a spreadsheet of bus stops to a map that works on a phone, live on stage.',
  },
];

const columns: ColumnsType<Talk> = [
  { title: 'Time', dataIndex: 'time' },
  { title: 'Talk', dataIndex: 'title' },
  { title: 'Speaker', dataIndex: 'speaker' },
];

const expandIcon = expandButton<Talk>((talk) => talk.title);

export default function ExpandedRowAccordion() {
  const [openTalk, setOpenTalk] = useState<string | undefined>('caching');

  return (
    <Table<Talk>
      aria-label="Talks on Friday"
      columns={columns}
      data={talks}
      rowKey="id"
      expandable={{
        expandedRowRender: (talk) => (
          <div className="demo-stack">
            {talk.summary}
            <label className="demo-field">
              My note
              <input className="demo-input" />
            </label>
          </div>
        ),
        expandedRowKeys: openTalk === undefined ? [] : [openTalk],
        onExpand: (expanded, talk) => setOpenTalk(expanded ? talk.id : undefined),
        expandRowByClick: true,
        columnTitle: <span className="demo-visually-hidden">Summary</span>,
        expandIcon,
      }}
    />
  );
}
