import { takeArrival } from './arrival.ts';
import { markArrival } from './markArrival.ts';

/** Marks what was searched for, if the page at `path` is where a hit has led to. */
export function arrive(path: string): void {
  const arrival = takeArrival(path);
  if (arrival !== undefined) markArrival(arrival);
}
