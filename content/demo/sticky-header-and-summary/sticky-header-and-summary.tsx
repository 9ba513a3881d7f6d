import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { expandButton } from '../_shared/ExpandButton';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import { type Building, buildings, months, siteInMonth, siteInYear, yearOf } from './buildings';

const columns: ColumnsType<Building> = [
  { title: 'Building', dataIndex: 'name', width: 130, fixed: 'left' },
  ...months.map((month, index) => ({
    title: month,
    dataIndex: ['energy', index],
    width: 90,
    className: 'demo-number',
  })),
  {
    title: 'Year',
    key: 'year',
    width: 100,
    className: 'demo-number',
    render: (_, building) => yearOf(building).toLocaleString('en'),
  },
  { title: 'Unit', key: 'unit', width: 80, fixed: 'right', render: () => 'MWh' },
];

const expandable = {
  expandIcon: expandButton<Building>((building) => building.name),
  expandedRowRender: (building: Building) =>
    `${building.area.toLocaleString('en')} m², ${Math.round((1000 * yearOf(building)) / building.area)} kWh for each of them.`,
};

const positions = { top: 'At the top', bottom: 'At the bottom', none: 'Not fixed' };
type Position = keyof typeof positions;

// Table.Summary must be the outermost element, or `fixed` is not seen. The expand column is number 0.
const summaryAt = (position: Position) => () => (
  <Table.Summary fixed={position === 'none' ? false : position}>
    <Table.Summary.Row>
      <Table.Summary.Cell index={0} colSpan={2}>
        Whole site
      </Table.Summary.Cell>
      {months.map((month, index) => (
        <Table.Summary.Cell key={month} index={index + 2} className="demo-number">
          {siteInMonth(index).toLocaleString('en')}
        </Table.Summary.Cell>
      ))}
      <Table.Summary.Cell index={months.length + 2} className="demo-number">
        {siteInYear.toLocaleString('en')}
      </Table.Summary.Cell>
      <Table.Summary.Cell index={months.length + 3}>MWh</Table.Summary.Cell>
    </Table.Summary.Row>
  </Table.Summary>
);

/** Below the header of this website, and the floating scrollbar above a summary at the bottom. */
const offsetsFor = (position: Position) => ({
  offsetHeader: 56,
  offsetScroll: position === 'bottom' ? 47 : 0,
});

export default function StickyHeaderAndSummary() {
  const [isSticky, setIsSticky] = useState(true);
  const [position, setPosition] = useState<Position>('bottom');

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <label className="demo-field">
          <input
            type="checkbox"
            checked={isSticky}
            onChange={(event) => setIsSticky(event.target.checked)}
          />
          Sticky
        </label>
        <fieldset className="demo-fieldset">
          <legend>Summary</legend>
          {(Object.keys(positions) as Position[]).map((name) => (
            <label key={name} className="demo-field">
              <input
                type="radio"
                name="sticky-header-and-summary-position"
                checked={position === name}
                onChange={() => setPosition(name)}
              />
              {positions[name]}
            </label>
          ))}
        </fieldset>
      </div>
      {/* rc-table 7.31.1 does not notice that `sticky` changes: the key makes it a new table. */}
      <Table<Building>
        key={String(isSticky)}
        aria-label="Energy used by each building"
        columns={columns}
        data={buildings}
        rowKey="id"
        scroll={isSticky ? { x: 1200 } : { x: 1200, y: 400 }}
        sticky={isSticky ? offsetsFor(position) : false}
        expandable={expandable}
        summary={summaryAt(position)}
      />
    </div>
  );
}
