/** Longest block of the main thread, in milliseconds: less than a frame of a slow screen. */
const SLICE_MS = 12;

interface SliceOptions {
  signal?: AbortSignal;
  /** Called between two slices with how many are done. */
  progress?: (done: number) => void;
}

/** Calls a function for each number up to `count`, and yields to the main thread in between. */
export async function forEachYielding(
  count: number,
  work: (index: number) => void,
  options: SliceOptions = {},
): Promise<void> {
  let began = performance.now();
  for (let index = 0; index < count; index += 1) {
    work(index);
    if (performance.now() - began < SLICE_MS) continue;
    options.progress?.(index + 1);
    await new Promise((resolve) => setTimeout(resolve));
    options.signal?.throwIfAborted();
    began = performance.now();
  }
  options.progress?.(count);
}
