export interface Semaphore {
  <Result>(work: () => Promise<Result>, weight?: number): Promise<Result>;
  /** Number of calls that wait. */
  readonly waiting: () => number;
}

/**
 * Runs expensive work as long as the weights of what runs add up to the capacity at most; later calls wait in order.
 * Without weights the capacity is a number of calls.
 */
export function createSemaphore(capacity: number): Semaphore {
  let running = 0;
  const queue: { readonly weight: number; readonly start: () => void }[] = [];
  const startNext = () => {
    for (let next = queue[0]; next && running + next.weight <= capacity; next = queue[0]) {
      running += next.weight;
      queue.shift();
      next.start();
    }
  };
  const limited = async <Result>(work: () => Promise<Result>, weight = 1): Promise<Result> => {
    await new Promise<void>((start) => {
      queue.push({ weight, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      running -= weight;
      startNext();
    }
  };
  return Object.assign(limited, { waiting: () => queue.length });
}
