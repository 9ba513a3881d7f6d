import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { expandButton } from '../_shared/ExpandButton';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Shipment {
  readonly number: string;
  readonly from: string;
  readonly to: string;
  readonly due: string;
  readonly note: string;
}

const shipments: readonly Shipment[] = [
  { number: 'S-201', from: 'Antwerp', to: 'Lyon', due: '11 May', note: 'Waits for papers.' },
  { number: 'S-202', from: 'Gdańsk', to: 'Malmö', due: '12 May', note: 'Two cold pallets.' },
  { number: 'S-203', from: 'Porto', to: 'Madrid', due: '12 May', note: 'Deliver to gate 4.' },
  { number: 'S-204', from: 'Trieste', to: 'Vienna', due: '14 May', note: 'Glass. Do not stack.' },
  { number: 'S-205', from: 'Cork', to: 'Bristol', due: '15 May', note: 'Call before arrival.' },
  { number: 'S-206', from: 'Basel', to: 'Turin', due: '16 May', note: 'Return the crates.' },
];

const positions = ['First', 'Second', 'Last', 'Hidden'] as const;
type IconPosition = (typeof positions)[number];

function buildColumns(position: IconPosition, isPinned: boolean): ColumnsType<Shipment> {
  const shipment = { title: 'Shipment', dataIndex: 'number', width: 110, fixed: isPinned };
  const journey: ColumnsType<Shipment> = [
    { title: 'From', dataIndex: 'from' },
    { title: 'To', dataIndex: 'to' },
    { title: 'Due', dataIndex: 'due' },
  ];
  switch (position) {
    // Without EXPAND_COLUMN the icon column goes to the front and is pinned along with its neighbour.
    case 'First':
    case 'Hidden':
      return [shipment, ...journey];
    case 'Second':
      return [shipment, Table.EXPAND_COLUMN, ...journey];
    case 'Last':
      return [shipment, ...journey, Table.EXPAND_COLUMN];
  }
}

const expandIcon = expandButton<Shipment>((shipment) => `shipment ${shipment.number}`);

export default function ExpandedRowOptions() {
  const [position, setPosition] = useState<IconPosition>('First');
  const [hasTitle, setHasTitle] = useState(true);
  const [opensByClick, setOpensByClick] = useState(false);
  const [isPinned, setIsPinned] = useState(false);
  const [hasFixedHeader, setHasFixedHeader] = useState(false);

  return (
    <div className="demo-stack">
      <fieldset className="demo-fieldset">
        <legend>Icon column</legend>
        {positions.map((name) => (
          <label key={name} className="demo-field">
            <input
              type="radio"
              name="expanded-row-options-position"
              checked={position === name}
              onChange={() => setPosition(name)}
            />
            {name}
          </label>
        ))}
        <label className="demo-field">
          <input
            type="checkbox"
            checked={hasTitle}
            onChange={(event) => setHasTitle(event.target.checked)}
          />
          Title
        </label>
      </fieldset>
      <fieldset className="demo-fieldset">
        <legend>Table</legend>
        <label className="demo-field">
          <input
            type="checkbox"
            checked={opensByClick}
            onChange={(event) => setOpensByClick(event.target.checked)}
          />
          Open by clicking the row
        </label>
        <label className="demo-field">
          <input
            type="checkbox"
            checked={isPinned}
            onChange={(event) => setIsPinned(event.target.checked)}
          />
          Wide, first columns pinned
        </label>
        <label className="demo-field">
          <input
            type="checkbox"
            checked={hasFixedHeader}
            onChange={(event) => setHasFixedHeader(event.target.checked)}
          />
          Fixed header
        </label>
      </fieldset>
      <Table<Shipment>
        aria-label="Shipments"
        // Made on every render: rc-table rebuilds the icon column only when `columns` is a new array.
        columns={buildColumns(position, isPinned)}
        data={shipments}
        rowKey="number"
        scroll={{ ...(isPinned && { x: 1400 }), ...(hasFixedHeader && { y: 240 }) }}
        expandable={{
          expandedRowRender: (shipment) => shipment.note,
          defaultExpandedRowKeys: ['S-202'],
          expandRowByClick: opensByClick,
          showExpandColumn: position !== 'Hidden',
          columnTitle: <span className={hasTitle ? '' : 'demo-visually-hidden'}>Note</span>,
          columnWidth: 72,
          fixed: isPinned && position === 'Second',
          expandIcon,
        }}
      />
    </div>
  );
}
