export interface Semaphore {
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** Number of calls that wait. */
  readonly waiting: () => number;
}

/** Runs at most `atOnce` pieces of expensive work at a time; later calls wait in order. */
export function createSemaphore(atOnce: number): Semaphore {
  let running = 0;
  const queue: (() => void)[] = [];
  const limited = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(limited, { waiting: () => queue.length });
}
