export interface Departure {
  readonly train: string;
  readonly destination: string;
  readonly time: string;
  readonly track: number;
  readonly delay: number;
}

export const departures: readonly Departure[] = [
  { train: 'R 14', destination: 'Harbour', time: '08:05', track: 3, delay: 0 },
  { train: 'IC 208', destination: 'Norton', time: '08:12', track: 1, delay: 6 },
  { train: 'R 20', destination: 'Millbrook', time: '08:30', track: 4, delay: 0 },
];

export function describeDelay(delay: number): string {
  return delay === 0 ? 'None' : `${delay} min`;
}
