export interface Turns {
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** Number of calls that wait. */
  readonly waiting: () => number;
}

/** Runs at most `atOnce` pieces of expensive work at a time; later calls wait in order. */
export function turns(atOnce: number): Turns {
  let running = 0;
  const line: (() => void)[] = [];
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((resolve) => line.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return Object.assign(inTurn, { waiting: () => line.length });
}
