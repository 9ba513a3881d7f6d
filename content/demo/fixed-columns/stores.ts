export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'] as const;

export interface Store {
  readonly id: string;
  readonly name: string;
  readonly manager: string;
  /** One figure for each of `months`, in thousands of euros. */
  readonly sales: readonly number[];
  readonly note: string;
}

export const stores: readonly Store[] = [
  {
    id: 'ams',
    name: 'Amsterdam Centrum',
    manager: 'Annelies van Oldenbarnevelt',
    sales: [212, 198, 240, 251, 263, 270, 301, 288],
    note: 'The second floor opened in March.',
  },
  {
    id: 'ber',
    name: 'Berlin Mitte',
    manager: 'Jonas Weidenfeller',
    sales: [184, 176, 190, 201, 195, 210, 222, 219],
    note: 'Also the delivery hub for Brandenburg.',
  },
  {
    id: 'cph',
    name: 'Copenhagen Harbour',
    manager: 'Freja Østergaard',
    sales: [143, 139, 151, 149, 162, 171, 168, 174],
    note: 'Refit planned for October.',
  },
  {
    id: 'dub',
    name: 'Dublin',
    manager: 'Cian Mac Giolla Phádraig',
    sales: [120, 118, 127, 133, 129, 141, 152, 147],
    note: 'The lease now runs until 2031.',
  },
  {
    id: 'lis',
    name: 'Lisbon',
    manager: 'Beatriz Figueiredo',
    sales: [98, 102, 115, 124, 138, 150, 171, 180],
    note: 'The best growth of the year so far.',
  },
  {
    id: 'mil',
    name: 'Milan Navigli',
    manager: 'Lorenzo Castelnuovo',
    sales: [231, 224, 239, 236, 247, 252, 240, 190],
    note: 'Closed for two weeks in August.',
  },
  {
    id: 'par',
    name: 'Paris Rive Gauche',
    manager: 'Maëlle Charpentier',
    sales: [265, 259, 281, 290, 284, 302, 287, 241],
    note: 'Two shops were merged in January.',
  },
  {
    id: 'waw',
    name: 'Warsaw',
    manager: 'Zuzanna Wiśniewska',
    sales: [88, 91, 97, 104, 110, 109, 118, 123],
    note: 'Open since December.',
  },
];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const totalOf = (store: Store) => sum(store.sales);
export const totalOfMonth = (month: number) => sum(stores.map((store) => store.sales[month] ?? 0));
export const grandTotal = sum(stores.map(totalOf));
export const isGrowing = ({ sales }: Store) => (sales[sales.length - 1] ?? 0) > (sales[0] ?? 0);
