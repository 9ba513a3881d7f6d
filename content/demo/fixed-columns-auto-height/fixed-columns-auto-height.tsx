import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { expandButton } from '../_shared/ExpandButton';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './fixed-columns-auto-height.css';
import { type Ticket, tickets } from './tickets';

const columns: ColumnsType<Ticket> = [
  { title: 'Ticket', dataIndex: 'id', width: 90, fixed: 'left' },
  { title: 'Customer', dataIndex: 'customer', width: 150 },
  { title: 'Subject', dataIndex: 'subject', width: 170 },
  { title: 'Message', dataIndex: 'message', width: 300 },
  { title: 'Product', dataIndex: 'product', width: 110 },
  { title: 'Version', dataIndex: 'version', width: 100 },
  { title: 'Channel', dataIndex: 'channel', width: 120 },
  { title: 'Assigned to', dataIndex: 'assignee', width: 120, fixed: 'right' },
];

const expandable = {
  expandIcon: expandButton<Ticket>((ticket) => ticket.id),
  expandedRowRender: (ticket: Ticket) => `Reply: ${ticket.reply}`,
};

const onRow = ({ isUrgent }: Ticket) =>
  isUrgent ? { className: 'fixed-columns-auto-height-urgent' } : {};

export default function FixedColumnsAutoHeight() {
  const [extraSentences, setExtraSentences] = useState(0);
  const [alignment, setAlignment] = useState('top');

  const data = tickets.map((ticket, index) =>
    index === 0
      ? {
          ...ticket,
          message: ticket.message + ' We tried again, same result.'.repeat(extraSentences),
        }
      : ticket,
  );

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <button
          type="button"
          className="demo-button"
          onClick={() => setExtraSentences((count) => count + 1)}
        >
          Lengthen the message of T-318
        </button>
        <label className="demo-field">
          Vertical alignment
          <select
            className="demo-select"
            value={alignment}
            onChange={(event) => setAlignment(event.target.value)}
          >
            <option>top</option>
            <option>middle</option>
            <option>bottom</option>
          </select>
        </label>
      </div>
      <Table<Ticket>
        aria-label="Support tickets"
        className={`fixed-columns-auto-height-${alignment}`}
        columns={columns}
        data={data}
        rowKey="id"
        onRow={onRow}
        expandable={expandable}
        scroll={{ x: 1200 }}
      />
      <p className="demo-note">Urgent tickets are tinted.</p>
    </div>
  );
}
