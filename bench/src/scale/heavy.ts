import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { ownersToken } from '../suites.ts';
import { households } from './households.ts';
import { startServer } from './servers.ts';

/** What anybody else may wait while ten clients list a thousand people each, in milliseconds. */
const BUDGET = 100;
const SECONDS = 15;
const CLIENTS = 10;

/** `empty` asks for what does not exist and needs no database; `database` is the smallest question to it. */
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

const { found, close } = await households([1000], ['postgresql', 'embedded']);
try {
  console.log(
    '| engine | lists/s | asked meanwhile | p50 | p99 | longest |\n| --- | ---: | --- | ---: | ---: | ---: |',
  );
  for (const household of found) {
    const server = await startServer('server/src/main.ts', await household.open());
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
        const cells = figures.map((value) => `${value.toFixed(0)} ms`).join(' | ');
        console.log(`| ${household.engine} | ${lists.requests.average.toFixed(0)} | ${name} | ${cells} |`);
        if (name === 'empty' && percentile(times, 0.99) > BUDGET) process.exitCode = 1;
      }
    } finally {
      await server.stop();
    }
  }
} finally {
  await close();
}
