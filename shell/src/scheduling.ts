/**
 * Yields to the main thread, so that what the browser has to do comes before what follows. It is no timer, which a tab
 * in the background delays by a second.
 */
export function yieldToMain(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

/** Rejects with `error` unless `work` settles within so many milliseconds. */
export async function withTimeout<T>(
  milliseconds: number,
  work: Promise<T>,
  error = new Error('It took too long.'),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits so many milliseconds at most for `work` to settle. Never rejects. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await withTimeout(milliseconds, work).catch(() => undefined);
}
