/** Milliseconds that a unit of work takes on the machine on which the limits were set. */
const REFERENCE_MS = 3.6;
const UNITS = 60;

/**
 * How many times slower this machine is than the one on which the limits were set; 1 where it is faster. Limits in
 * milliseconds are multiplied by it, and pages are slowed down less, so that they run at the same speed on both.
 */
export const SLOWNESS = Math.max(1, speedOf() / REFERENCE_MS);

/** Factor by which the CPU of the pages is throttled, so that they run as they do with a factor of 4 where the limits were set. */
export const SLOW_DOWN = Math.max(1, 4 / SLOWNESS);

/** A time in milliseconds on the machine on which the limits were set, as this one takes for it. */
export function here(milliseconds: number): number {
  return milliseconds * SLOWNESS;
}

/** The least milliseconds that a unit of work takes: other load can only add to it. */
function speedOf(): number {
  const times = Array.from({ length: UNITS }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...times);
}

/** Records written as JSON, read back, sorted and grouped: what pages and the server do most. */
function work(): number {
  const records = Array.from({ length: 10_000 }, (_, id) => ({
    id,
    name: `Employee ${(id * 7919) % 10_000}`,
    tags: [id],
  }));
  const read: typeof records = JSON.parse(JSON.stringify(records));
  const sorted = read.toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  return Map.groupBy(sorted, ({ name }) => name.slice(0, 10)).size;
}
