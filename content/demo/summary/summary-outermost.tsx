import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import { useKeyboardScroll } from '../_shared/useKeyboardScroll';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Runner {
  readonly name: string;
  readonly laps: number;
}

type Runners = readonly Runner[];

const runners: Runners = [
  { name: 'Adaeze', laps: 22 },
  { name: 'Bruno', laps: 17 },
  { name: 'Chloé', laps: 25 },
  { name: 'Dmitri', laps: 14 },
  { name: 'Elif', laps: 19 },
  { name: 'Finn', laps: 21 },
];

const columns: ColumnsType<Runner> = [
  { title: 'Runner', dataIndex: 'name' },
  { title: 'Laps', dataIndex: 'laps', width: 120, className: 'demo-number' },
];

function TotalRow({ rows }: { readonly rows: Runners }) {
  return (
    <Table.Summary.Row>
      <Table.Summary.Cell index={0}>All runners</Table.Summary.Cell>
      <Table.Summary.Cell index={1} className="demo-number">
        {rows.reduce((sum, runner) => sum + runner.laps, 0)}
      </Table.Summary.Cell>
    </Table.Summary.Row>
  );
}

function FixedSummary({ rows }: { readonly rows: Runners }) {
  return (
    <Table.Summary fixed>
      <TotalRow rows={rows} />
    </Table.Summary>
  );
}

const ways = {
  'Table.Summary around a component': (rows: Runners) => (
    <Table.Summary fixed>
      <TotalRow rows={rows} />
    </Table.Summary>
  ),
  'Component around Table.Summary': (rows: Runners) => <FixedSummary rows={rows} />,
  'Function called, not rendered': (rows: Runners) => FixedSummary({ rows }),
};

const names = Object.keys(ways) as readonly (keyof typeof ways)[];

export default function SummaryOutermost() {
  const frame = useKeyboardScroll();
  const [name, setName] = useState<keyof typeof ways>('Table.Summary around a component');

  return (
    <div ref={frame} className="demo-stack">
      <fieldset className="demo-fieldset">
        <legend>What “summary” returns</legend>
        {names.map((way) => (
          <label key={way} className="demo-field">
            <input
              type="radio"
              name="summary-outermost-way"
              checked={name === way}
              onChange={() => setName(way)}
            />
            {way}
          </label>
        ))}
      </fieldset>
      <Table<Runner>
        aria-label="Charity run"
        columns={columns}
        data={runners}
        rowKey="name"
        scroll={{ y: 180 }}
        summary={ways[name]}
      />
    </div>
  );
}
