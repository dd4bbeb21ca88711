import { shareOf } from '@seamline/shared/contract/releases/registry';

/** Share of a remote's tests that an ordinary run takes. */
const SHARE = 0.3;

/** Seed of the sample. It is missing in a full run, and for a test that is run by name: both take all tests. */
const SEED = process.env.SEAMLINE_SAMPLE;

export const isSampled = SEED !== undefined;

/** Position of a name in the sample, from 0 to 1. It depends on the seed and the name alone. */
function positionOf(name: string): number {
  return shareOf(`${SEED} ${name}`);
}

/** The values in the order in which a sample takes them. */
export function inOrder<T>(values: readonly T[], nameOf: (value: T) => string): T[] {
  return values.toSorted((one, other) => positionOf(nameOf(one)) - positionOf(nameOf(other)));
}

/** So many of the values, or all where nothing is sampled. */
export function sampleOf<T>(values: readonly T[], count: number, nameOf: (value: T) => string): readonly T[] {
  return isSampled ? inOrder(values, nameOf).slice(0, count) : values;
}

/** Returns whether a remote's test with this title runs. */
export function inSample(title: string): boolean {
  return !isSampled || positionOf(title) < SHARE;
}
