import { shareOf } from '@seamline/shared/share';

/** How many of a remote's tests the plain run takes. */
const SHARE = 0.3;

/** What the sample of a plain run follows from. There is none in the soak, and for a test that is named: all is taken. */
const SEED = process.env.SEAMLINE_SAMPLE;

export const isSampled = SEED !== undefined;

/** Where a name stands in the sample, from 0 to 1: always the same for a seed, whatever stands beside it. */
function placeOf(name: string): number {
  return shareOf(`${SEED} ${name}`);
}

/** The values in the order in which a sample takes them. */
export function inOrder<T>(values: readonly T[], nameOf: (value: T) => string): T[] {
  return values.toSorted((one, other) => placeOf(nameOf(one)) - placeOf(nameOf(other)));
}

/** So many of the values, or all where nothing is sampled. */
export function sampleOf<T>(values: readonly T[], count: number, nameOf: (value: T) => string): readonly T[] {
  return isSampled ? inOrder(values, nameOf).slice(0, count) : values;
}

/** Whether a remote's test of such a title is to run. */
export function inSample(title: string): boolean {
  return !isSampled || placeOf(title) < SHARE;
}
