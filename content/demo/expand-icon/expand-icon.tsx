import React, { type MouseEvent, useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './expand-icon.css';

interface Recipe {
  readonly id: string;
  readonly dish: string;
  readonly minutes: number;
  readonly steps: string | undefined;
}

const recipes: readonly Recipe[] = [
  {
    id: 'shakshuka',
    dish: 'Shakshuka',
    minutes: 30,
    steps: 'Simmer the sauce, add the eggs, cover.',
  },
  { id: 'toast', dish: 'Cheese toast', minutes: 8, steps: undefined },
  {
    id: 'ramen',
    dish: 'Miso ramen',
    minutes: 45,
    steps: 'Heat the broth, boil the noodles, top it.',
  },
  { id: 'gnocchi', dish: 'Gnocchi', minutes: 60, steps: 'Boil, mash, knead, cut, boil again.' },
];

const columns: ColumnsType<Recipe> = [
  { title: 'Dish', dataIndex: 'dish' },
  { title: 'Minutes', dataIndex: 'minutes', className: 'demo-number' },
];

interface IconProps {
  readonly expanded: boolean;
  readonly expandable: boolean;
  readonly record: Recipe;
  readonly onExpand: (record: Recipe, event: MouseEvent<HTMLElement>) => void;
}

/** All kinds are the same button; only what it shows differs. */
function iconButton(symbolOf: (expanded: boolean) => string) {
  return ({ expanded, expandable, record, onExpand }: IconProps) => {
    // Also called for rows with nothing to open.
    if (!expandable) return null;
    return (
      <button
        type="button"
        className="expand-icon-button"
        aria-expanded={expanded}
        aria-label={`${expanded ? 'Hide' : 'Show'} steps for ${record.dish}`}
        onClick={(event) => onExpand(record, event)}
      >
        {symbolOf(expanded)}
      </button>
    );
  };
}

const icons = {
  Chevron: iconButton((expanded) => (expanded ? '▾' : '▸')),
  'Plus and minus': iconButton((expanded) => (expanded ? '−' : '+')),
  Words: iconButton((expanded) => (expanded ? 'Hide' : 'Show')),
};
const kinds = Object.keys(icons) as readonly (keyof typeof icons)[];

export default function ExpandIcon() {
  const [kind, setKind] = useState<keyof typeof icons>('Chevron');
  const [status, setStatus] = useState('Nothing opened yet.');

  return (
    <div className="demo-stack">
      <fieldset className="demo-fieldset">
        <legend>Icon</legend>
        {kinds.map((name) => (
          <label key={name} className="demo-field">
            <input
              type="radio"
              name="expand-icon-kind"
              checked={kind === name}
              onChange={() => setKind(name)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <p className="demo-status" role="status">
        {status}
      </p>
      <Table<Recipe>
        aria-label="Recipes"
        columns={columns}
        data={recipes}
        rowKey="id"
        expandable={{
          expandedRowRender: (recipe) => recipe.steps,
          rowExpandable: (recipe) => recipe.steps !== undefined,
          expandIcon: icons[kind],
          onExpand: (expanded, recipe) =>
            setStatus(`${recipe.dish} ${expanded ? 'opened' : 'closed'}.`),
          columnTitle: <span className="demo-visually-hidden">Steps</span>,
          columnWidth: 72,
        }}
      />
    </div>
  );
}
