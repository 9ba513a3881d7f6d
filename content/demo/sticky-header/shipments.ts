export interface Shipment {
  readonly id: string;
  readonly customer: string;
  readonly from: string;
  readonly to: string;
  readonly carrier: string;
  readonly parcels: number;
  readonly weight: number;
  readonly status: string;
}

const customers = [
  'Atelier Brun',
  'Kestrel & Sons',
  'Moonbeam Toys',
  'Fjord Outdoor',
  'Studio Ono',
];
const cities = ['Rotterdam', 'Gothenburg', 'Valencia', 'Trieste', 'Gdańsk', 'Le Havre', 'Piraeus'];
const carriers = ['Rail', 'Road', 'Sea'];
const statuses = ['Booked', 'In transit', 'Delivered'];

/** Goes round the list, so that the invented rows are the same every time. */
const pick = (list: readonly string[], position: number) => list[position % list.length] ?? '';

export const shipments: readonly Shipment[] = Array.from({ length: 24 }, (_, row) => ({
  id: `S-${4100 + row * 7}`,
  customer: pick(customers, row * 3),
  from: pick(cities, row),
  to: pick(cities, row + 3),
  carrier: pick(carriers, row * 2),
  parcels: 1 + ((row * 5) % 11),
  weight: 20 + ((row * 83) % 410),
  status: pick(statuses, row),
}));
