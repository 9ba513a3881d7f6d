import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Ingredient {
  readonly name: string;
  readonly grams: number;
}

const ingredients: readonly Ingredient[] = [
  { name: 'Red lentils', grams: 70 },
  { name: 'Carrots', grams: 45 },
  { name: 'Coconut milk', grams: 100 },
];

function inGrams(grams: number): string {
  return `${grams} g`;
}

export default function StateInCells() {
  const [guests, setGuests] = useState(2);
  const [frozen, setFrozen] = useState(false);

  // Built on every render, so that `render` and `shouldCellUpdate` see the current state.
  const columns: ColumnsType<Ingredient> = [
    { title: 'Ingredient', dataIndex: 'name' },
    { title: 'Each', dataIndex: 'grams', className: 'demo-number', render: inGrams },
    {
      title: `For ${guests}`,
      key: 'total',
      className: 'demo-number',
      render: (_value, { grams }) => inGrams(grams * guests),
      shouldCellUpdate: () => !frozen,
    },
  ];

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <button type="button" className="demo-button" onClick={() => setGuests(guests + 1)}>
          Add a guest
        </button>
        <label className="demo-field">
          <input
            type="checkbox"
            checked={frozen}
            onChange={(event) => setFrozen(event.target.checked)}
          />
          Freeze the cells of the last column
        </label>
      </div>
      <Table
        aria-label="Ingredients of a lentil soup"
        columns={columns}
        data={ingredients}
        rowKey="name"
      />
    </div>
  );
}
