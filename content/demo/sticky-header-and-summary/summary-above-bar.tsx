import React, { useState } from 'react';
import Table, { Summary } from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './summary-above-bar.css';
import { type Building, buildings } from './buildings';

/** The height of the bar below the table, in pixels. */
const barHeight = 56;

export default function SummaryAboveBar() {
  const [chosen, setChosen] = useState<readonly string[]>(['B2', 'B7']);
  const area = buildings
    .filter(({ id }) => chosen.includes(id))
    .reduce((total, building) => total + building.area, 0);

  const columns: ColumnsType<Building> = [
    {
      title: <span className="demo-visually-hidden">Choose</span>,
      key: 'choose',
      width: 56,
      render: (_, { id, name }) => (
        <input
          type="checkbox"
          className="summary-above-bar-box"
          aria-label={`Choose ${name}`}
          checked={chosen.includes(id)}
          onChange={(event) =>
            setChosen(
              event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
            )
          }
        />
      ),
    },
    { title: 'Building', dataIndex: 'name' },
    {
      title: 'Area, m²',
      dataIndex: 'area',
      width: 120,
      align: 'right',
      render: (value: number) => value.toLocaleString('en'),
    },
  ];

  return (
    <div className="demo-stack summary-above-bar">
      <Table<Building>
        aria-label="Buildings to be inspected"
        columns={columns}
        data={buildings}
        rowKey="id"
        sticky={{ offsetHeader: 56, offsetSummary: barHeight }}
        summary={() => (
          <Summary fixed>
            <Summary.Row>
              <Summary.Cell index={0} colSpan={2}>
                Chosen
              </Summary.Cell>
              <Summary.Cell index={2} align="right">
                {area.toLocaleString('en')}
              </Summary.Cell>
            </Summary.Row>
          </Summary>
        )}
      />
      <div className="summary-above-bar-actions" style={{ height: barHeight }}>
        <span role="status">
          {chosen.length} of {buildings.length}
        </span>
        <button
          type="button"
          className="demo-button"
          disabled={chosen.length === 0}
          onClick={() => setChosen([])}
        >
          Choose none
        </button>
      </div>
    </div>
  );
}
