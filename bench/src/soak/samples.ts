import { markdownTable, median } from '../report.ts';
import type { HeldByServer } from '../scale/meter.ts';
import type { HeldByPage } from './walk.ts';

/** The last quarter may hold so many times what the second one held; the first one warms everything up. */
const MOST = 1.1;

/** Resources held at one moment. */
export interface Sample {
  readonly server: HeldByServer;
  /** Connections of the server to its database. */
  readonly connections: number;
  readonly page: HeldByPage;
}

const COUNT = (value: number) => String(value);
const MEGABYTES = (value: number) => `${(value / 1e6).toFixed(1)} MB`;

const ROWS: readonly [label: string, read: (sample: Sample) => number, shown: (value: number) => string][] = [
  ['server, living objects', ({ server }) => server.heap, MEGABYTES],
  ['server, buffers', ({ server }) => server.buffers, MEGABYTES],
  ['server, whole process', ({ server }) => server.resident, MEGABYTES],
  ['server, files and sockets', ({ server }) => server.descriptors, COUNT],
  ['server, timers', ({ server }) => server.timers, COUNT],
  ['database connections', ({ connections }) => connections, COUNT],
  ['page, living objects', ({ page }) => page.heap, MEGABYTES],
  ['page, elements and texts', ({ page }) => page.nodes, COUNT],
  ['page, listeners', ({ page }) => page.listeners, COUNT],
  ['page, documents', ({ page }) => page.documents, COUNT],
];

/** Medians of the second and of the last quarter of the samples, for each row. Throws if a quarter has no sample. */
function quarters(samples: readonly Sample[]) {
  const quarter = Math.floor(samples.length / 4);
  if (quarter === 0) {
    throw new Error(`A soak needs at least 4 samples, one for each quarter, and this one took ${samples.length}.`);
  }
  return ROWS.map(([label, read, shown]) => {
    const early = median(samples.slice(quarter, 2 * quarter).map(read));
    const late = median(samples.slice(-quarter).map(read));
    return { label, shown, early, late, ratio: early === late ? 1 : late / early };
  });
}

export function tableOf(samples: readonly Sample[]): string {
  const rows = quarters(samples).map(({ label, shown, early, late, ratio }) => [
    label,
    shown(early),
    shown(late),
    ratio.toFixed(2),
  ]);
  return markdownTable(['', 'second quarter', 'last quarter', 'ratio'], rows);
}

/** A sentence for each figure that grew. */
export function grownIn(samples: readonly Sample[]): string[] {
  const grown = quarters(samples).filter(({ ratio }) => !(ratio <= MOST));
  return grown.map(
    ({ label, ratio }) => `${label}: ${ratio.toFixed(2)} times in the last quarter; ${MOST} are allowed.`,
  );
}
