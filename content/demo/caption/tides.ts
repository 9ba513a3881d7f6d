import type { ColumnsType } from 'rc-table/lib/interface';

export interface Tide {
  readonly day: string;
  readonly high: string;
  readonly low: string;
}

export const columns: ColumnsType<Tide> = [
  { title: 'Day', dataIndex: 'day' },
  { title: 'High water', dataIndex: 'high' },
  { title: 'Low water', dataIndex: 'low' },
];

export const tides: readonly Tide[] = [
  { day: 'Friday', high: '05:42', low: '11:58' },
  { day: 'Saturday', high: '06:31', low: '12:46' },
  { day: 'Sunday', high: '07:15', low: '13:29' },
];
