export interface Turns {
  <Result>(work: () => Promise<Result>): Promise<Result>;
  /** How many wait for their turn. */
  readonly waiting: () => number;
}

/** Lets so many at once do work that takes much of the machine; whoever comes later waits in line. */
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
