/**
 * The longest waits of the start, in milliseconds. Each only makes the page appear at once instead of in steps, so the
 * start goes on without what it waited for.
 */
export const START_LIMITS = {
  /** Before React renders, for the registry and the requests of the URL's page: they only make the page faster. */
  earlyStart: 2_000,
  /** For the messages in the chosen language; the page begins in English after it. */
  messages: 3_000,
  /** For the dashboard; the page shows that it is loading after it. */
  dashboard: 1_000,
  /** Of the dashboard, for the code of the URL's screen; the dashboard is rendered without it after it. */
  screen: 500,
  /** Of the frame, for the router's first page; the frame is shown alone after it. */
  firstPage: 100,
};

/** Milliseconds until a page that has just been opened has nothing else to request. */
export const IDLE_AFTER = 2_000;

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
