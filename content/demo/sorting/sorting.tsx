import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';
import './sorting.css';

interface Runner {
  readonly bib: number;
  readonly name: string;
  readonly club: string;
  readonly seconds: number;
}

/** In the order of arrival. */
const runners: readonly Runner[] = [
  { bib: 118, name: 'Nadia Osei', club: 'Riverside', seconds: 2014 },
  { bib: 203, name: 'Elin Berg', club: 'Hilltop', seconds: 2051 },
  { bib: 97, name: 'Carmen Ruiz', club: 'Riverside', seconds: 2066 },
  { bib: 154, name: 'Yuki Mori', club: 'Parkside', seconds: 2102 },
  { bib: 231, name: 'Ana Petrova', club: 'Hilltop', seconds: 2139 },
  { bib: 142, name: 'Beth Wood', club: 'Riverside', seconds: 2148 },
];

type Direction = 'ascending' | 'descending';
type SortOrder = { readonly field: keyof Runner; readonly direction: Direction } | null;

function compare(a: Runner, b: Runner, field: keyof Runner): number {
  const [first, second] = [a[field], b[field]];
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return String(first).localeCompare(String(second), 'en');
}

function sorted(sorting: SortOrder): readonly Runner[] {
  if (sorting === null) return runners;
  // The sign turns the order round; `reverse()` would also turn equal rows round.
  const sign = sorting.direction === 'ascending' ? 1 : -1;
  return [...runners].sort((a, b) => sign * compare(a, b, sorting.field));
}

/** Ascending, descending, back to the order of the data. */
function nextSorting(sorting: SortOrder, field: keyof Runner): SortOrder {
  if (sorting?.field !== field) return { field, direction: 'ascending' };
  return sorting.direction === 'ascending' ? { field, direction: 'descending' } : null;
}

function formatTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const labels = { bib: 'Bib', name: 'Name', club: 'Club', seconds: 'Time' };

export default function Sorting() {
  const [sorting, setSorting] = useState<SortOrder>(null);

  function sortable(field: keyof Runner): ColumnType<Runner> {
    return {
      dataIndex: field,
      title: (
        <button
          type="button"
          className="sorting-button"
          onClick={() => setSorting(nextSorting(sorting, field))}
        >
          {labels[field]}
        </button>
      ),
      onHeaderCell: () => (sorting?.field === field ? { 'aria-sort': sorting.direction } : {}),
    };
  }

  return (
    <div className="demo-stack">
      <p className="demo-status" role="status">
        {sorting === null
          ? 'In the order of arrival'
          : `Sorted by ${labels[sorting.field].toLowerCase()}, ${sorting.direction}`}
      </p>
      <Table<Runner>
        aria-label="Results of the 10 km run"
        columns={[
          { ...sortable('bib'), width: 72 },
          sortable('name'),
          sortable('club'),
          { ...sortable('seconds'), width: 88, render: formatTime },
        ]}
        data={sorted(sorting)}
        rowKey="bib"
      />
    </div>
  );
}
