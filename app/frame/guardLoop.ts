/** How long code may run without letting anything else have a turn, in milliseconds. */
const limit = 2000;

/** Reading the clock costs more than a short loop's turn. */
const turnsPerReading = 256;

let turns = 0;
let begin: number | undefined;

/**
 * Called in every turn of every loop of edited code.
 * @throws Error once the loops have run for two seconds in which nothing else could.
 */
export function guardLoop(): void {
  if (++turns % turnsPerReading !== 0) return;
  const now = performance.now();
  if (begin === undefined) {
    begin = now;
    setTimeout(() => {
      begin = undefined;
    });
  } else if (now - begin > limit) {
    throw new Error(`This loop ran for more than ${limit / 1000} seconds and was stopped.`);
  }
}
