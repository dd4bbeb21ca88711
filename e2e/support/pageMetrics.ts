import type { CDPSession } from '@playwright/test';

/** Reads the browser's metrics of a page, whose session has enabled `Performance`; NaN where it has none of that name. */
export async function pageMetrics(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

/** The same after a collection of garbage, without what only waits to be collected. */
export async function heldMetrics(session: CDPSession): Promise<(name: string) => number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  return await pageMetrics(session);
}
