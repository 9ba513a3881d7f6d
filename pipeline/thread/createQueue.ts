/** Work of which some pieces are under way at a time. */
export interface Queue {
  /** Starts a piece of work as soon as there is room for it. @throws what any piece before it has thrown. */
  readonly add: (work: () => Promise<void>) => Promise<void>;
  /** Resolves when all of it is done. @throws what any piece has thrown. */
  readonly finish: () => Promise<void>;
}

/** @param limit how many pieces are under way at a time. */
export function createQueue(limit: number): Queue {
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const throwFailure = () => {
    if (failures.length > 0) throw failures[0];
  };
  const start = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      failures.push(error);
    }
  };
  return {
    async add(work) {
      while (underWay.size >= limit) await Promise.race(underWay);
      throwFailure();
      const piece = start(work).then(() => {
        underWay.delete(piece);
      });
      underWay.add(piece);
    },
    async finish() {
      await Promise.all(underWay);
      throwFailure();
    },
  };
}
