import type { ColumnsType } from 'rc-table/lib/interface';
import type { Shipment } from './shipments';

/** 860 px of columns with the first and the last one pinned. */
export const columns: ColumnsType<Shipment> = [
  { title: 'Number', dataIndex: 'id', width: 96, fixed: 'left' },
  { title: 'Customer', dataIndex: 'customer', width: 150 },
  { title: 'From', dataIndex: 'from', width: 120 },
  { title: 'To', dataIndex: 'to', width: 120 },
  { title: 'Carrier', dataIndex: 'carrier', width: 100 },
  { title: 'Parcels', dataIndex: 'parcels', width: 100, className: 'demo-number' },
  {
    title: 'Weight',
    dataIndex: 'weight',
    width: 110,
    className: 'demo-number',
    render: (kilograms: number) => `${kilograms} kg`,
  },
  { title: 'Status', dataIndex: 'status', width: 110, fixed: 'right' },
];
