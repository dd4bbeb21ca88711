import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { markdownTable, milliseconds, recordTable } from '../report.ts';
import { here } from '../speed.ts';
import { ownersToken } from '../suites.ts';
import { createDatasets } from './datasets.ts';
import { startServer } from './servers.ts';

/** Longest wait of other requests while ten clients list a thousand employees each, in milliseconds. */
const BUDGET = here(100);
const SECONDS = 8;
const CLIENTS = 10;

/** `empty` requests an unknown path without the database; `database` sends it the smallest query. */
const OTHERS = { empty: '/data/nothing', database: '/healthz' } as const;

async function waits(origin: string, path: string, until: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!until.aborted) {
    const started = performance.now();
    await (await fetch(`${origin}${path}`)).arrayBuffer();
    times.push(performance.now() - started);
    await pause(10);
  }
  return times;
}

function percentile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;
}

const { found, close } = await createDatasets([1000], ['postgresql', 'embedded']);
try {
  const rows: string[][] = [];
  for (const dataset of found) {
    const server = await startServer('server/src/main.ts', await dataset.open());
    try {
      const url = `${server.origin}/data/employees?token=${await ownersToken(server)}`;
      await autocannon({ url, connections: CLIENTS, duration: 2 });
      for (const [name, path] of Object.entries(OTHERS)) {
        const stop = new AbortController();
        const asking = waits(server.origin, path, stop.signal);
        const lists = await autocannon({ url, connections: CLIENTS, duration: SECONDS });
        stop.abort();
        const times = await asking;
        const figures = [percentile(times, 0.5), percentile(times, 0.99), Math.max(...times)];
        rows.push([dataset.engine, name, lists.requests.average.toFixed(0), ...figures.map(milliseconds)]);
        if (name !== 'empty' || percentile(times, 0.99) <= BUDGET) continue;
        console.error(
          `${dataset.engine}: 99 of 100 waited up to ${milliseconds(percentile(times, 0.99))}, ${milliseconds(BUDGET)} are allowed.`,
        );
        process.exitCode = 1;
      }
    } finally {
      await server.stop();
    }
  }
  const table = markdownTable(['engine', 'small requests beside', 'lists/s', 'p50', 'p99', 'longest'], rows, 2);
  console.log(`\n${table}\n`);
  if (process.argv.includes('--write')) await recordTable('heavy', table);
} finally {
  await close();
}
