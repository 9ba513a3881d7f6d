import React, { type ReactNode, useMemo, useState } from 'react';
import Table, { genTable } from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './should-cell-update.css';

interface Deck {
  readonly name: string;
  readonly free: number;
}

const initialDecks: readonly Deck[] = [
  { name: 'Roof', free: 41 },
  { name: 'Level 1', free: 7 },
  { name: 'Basement', free: 23 },
];

/** Renders its cells only when its data is another. Made once, outside the component, like any component. */
const SteadyTable = genTable((previous, next) => previous.data !== next.data);

/** Columns whose cells show how often they have been rendered. */
function createCountedColumns(): ColumnsType<Deck> {
  const counts = new Map<string, number>();
  const counted = (cell: string, value: ReactNode) => {
    const renders = (counts.get(cell) ?? 0) + 1;
    counts.set(cell, renders);
    return (
      <>
        {value}{' '}
        <span className="demo-tag" data-tone={renders > 1 ? 'amber' : 'green'}>
          {renders}
          <span className="demo-visually-hidden"> renders</span>
        </span>
      </>
    );
  };
  return [
    { title: 'Deck', dataIndex: 'name', render: (name: string) => counted(name, name) },
    {
      title: 'Free',
      dataIndex: 'free',
      render: (free: number, { name }) => counted(`${name} free`, free),
    },
  ];
}

export default function GenTable() {
  const [decks, setDecks] = useState(initialDecks);
  const [parentRenders, setParentRenders] = useState(1);
  const plainColumns = useMemo(createCountedColumns, []);
  const steadyColumns = useMemo(createCountedColumns, []);

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <button
          type="button"
          className="demo-button"
          onClick={() => setParentRenders(parentRenders + 1)}
        >
          Render parent ({parentRenders})
        </button>
        <button
          type="button"
          className="demo-button"
          onClick={() =>
            setDecks(
              decks.map((deck) =>
                deck.name === 'Roof' ? { ...deck, free: Math.max(0, deck.free - 1) } : deck,
              ),
            )
          }
        >
          A car parks on the roof
        </button>
      </div>
      <div className="should-cell-update-pair">
        <Table caption="Table" rowKey="name" columns={plainColumns} data={decks} />
        <SteadyTable caption="From genTable" rowKey="name" columns={steadyColumns} data={decks} />
      </div>
    </div>
  );
}
