/** A generator of numbers from 0 to 1 that a seed decides (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The values in an order that the generator decides. */
export function shuffled<T>(values: readonly T[], next: () => number): T[] {
  return values
    .map((value) => ({ value, order: next() }))
    .sort((one, other) => one.order - other.order)
    .map(({ value }) => value);
}
