import React, { useState } from 'react';
import Table from 'rc-table';
import type { ColumnsType } from 'rc-table/lib/interface';
import '../_shared/table-theme.css';
import '../_shared/demo.css';

interface Parcel {
  readonly id: string;
  readonly to: string;
  readonly grams: number;
}

const parcels: readonly Parcel[] = [
  { id: 'p1', to: 'Bergen', grams: 850 },
  { id: 'p2', to: 'Trieste', grams: 2400 },
  { id: 'p3', to: 'Porto', grams: 1275 },
];

type Unit = 'g' | 'kg';

const weigh = (grams: number, unit: Unit) => (unit === 'g' ? `${grams} g` : `${grams / 1000} kg`);

interface WeighedParcel extends Parcel {
  readonly weight: string;
}

export default function ShouldCellUpdateStale() {
  const [unit, setUnit] = useState<Unit>('g');

  // What a cell shows belongs in its record: then shouldCellUpdate can see the change.
  const weighedParcels = parcels.map(
    (parcel): WeighedParcel => ({ ...parcel, weight: weigh(parcel.grams, unit) }),
  );

  const columns: ColumnsType<WeighedParcel> = [
    { title: 'To', dataIndex: 'to', rowScope: 'row' },
    {
      title: 'Unit from state',
      dataIndex: 'grams',
      className: 'demo-number',
      render: (grams: number) => weigh(grams, unit),
      shouldCellUpdate: (parcel, previous) => parcel.grams !== previous.grams,
    },
    {
      title: 'Unit in the record',
      dataIndex: 'weight',
      className: 'demo-number',
      shouldCellUpdate: (parcel, previous) => parcel.weight !== previous.weight,
    },
  ];

  return (
    <div className="demo-stack">
      <div className="demo-controls">
        <label className="demo-field">
          <input
            type="checkbox"
            checked={unit === 'kg'}
            onChange={(event) => setUnit(event.target.checked ? 'kg' : 'g')}
          />
          Kilograms
        </label>
      </div>
      <Table aria-label="Parcels" rowKey="id" columns={columns} data={weighedParcels} />
    </div>
  );
}
