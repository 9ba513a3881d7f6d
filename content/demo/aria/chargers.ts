import type { ColumnsType } from 'rc-table/lib/interface';

export interface Charger {
  readonly id: string;
  readonly street: string;
  readonly power: string;
  readonly state: string;
}

export const columns: ColumnsType<Charger> = [
  { title: 'Street', dataIndex: 'street' },
  { title: 'Power', dataIndex: 'power' },
  { title: 'State', dataIndex: 'state' },
];

export const chargers: readonly Charger[] = [
  { id: 'c1', street: 'Elm Street', power: '22 kW', state: 'Free' },
  { id: 'c2', street: 'Quay Road', power: '50 kW', state: 'In use' },
  { id: 'c3', street: 'Market Lane', power: '11 kW', state: 'Out of order' },
];
