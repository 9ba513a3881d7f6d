export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'] as const;

export interface Building {
  readonly id: string;
  readonly name: string;
  readonly area: number;
  /** Megawatt hours in each of `months`. */
  readonly energy: readonly number[];
}

const names =
  'Archive,Assembly hall,Bakery,Bicycle shed,Boiler house,Chapel,Clinic,Cold store,Depot,Dining hall,Fire station,Foundry,Gatehouse,Greenhouse,Gymnasium,Laboratory,Laundry,Library,Loading dock,Machine hall,Museum,Offices north,Offices south,Paint shop,Print shop,Pump house,School,Test track,Warehouse';

export const buildings: readonly Building[] = names.split(',').map((name, row) => ({
  id: `B${row + 1}`,
  name,
  area: 240 + ((row * 613) % 2900),
  energy: months.map((_, month) => 20 + ((row * 31 + month * 17) % 90)),
}));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const yearOf = (building: Building) => sum(building.energy);
export const siteInMonth = (month: number) =>
  sum(buildings.map((building) => building.energy[month] ?? 0));
export const siteInYear = sum(buildings.map(yearOf));
