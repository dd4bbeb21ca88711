import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withAdministrator } from '../../../server/src/testing/administrator.ts';
import { launch, openCold } from '../browser.ts';
import { buildSuite, trustFileOf } from '../builds.ts';
import { markdownTable, median, recordTable } from '../report.ts';
import { createDatasets } from '../scale/datasets.ts';
import { startServer } from '../scale/servers.ts';
import { ownersToken } from '../suites.ts';
import { traffic } from './traffic.ts';
import { heldByPage, walk } from './walk.ts';

/** The last quarter may hold so many times what the second one held; the first one warms everything up. */
const MOST = 1.1;
/** Milliseconds between two samples. */
const EVERY = 30_000;

const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    minutes: { type: 'string', default: '120' },
    /** Requests a second, beside those of the page. */
    rate: { type: 'string', default: '8' },
    write: { type: 'boolean', default: false },
  },
});

/** What was held at one moment, by the label of its row in the table. */
type Sample = Record<string, number>;

const MEGABYTES = [
  'server, living objects',
  'server, buffers',
  'server, whole process',
  'page, living objects',
] as const;

async function main(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'seamline-soak-'));
  const browser = await launch();
  const { found, close } = await createDatasets([1000], ['postgresql']);
  const stop = new AbortController();
  try {
    const remotes = join(folder, 'remotes');
    const shell = join(folder, 'shell');
    await cp((await buildSuite(remotes)).shell, shell, { recursive: true });
    const environment = await found[0]?.open();
    if (!environment?.DATABASE_URL) throw new Error('There is no database.');
    const served = { SHELL_DIR: shell, REMOTES_DIR: remotes, TRUSTED_KEYS: trustFileOf(remotes) };
    const server = await startServer('server/src/main.ts', { ...environment, ...served });
    try {
      const page = await openCold(browser, await ownersToken(server));
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await page.goto(`${server.origin}/dashboard`);
      const asked = traffic(server, Number(options.rate), stop.signal);
      const end = Date.now() + Number(options.minutes) * 60_000;
      const samples: Sample[] = [];
      let rounds = 0;
      for (let next = Date.now() + EVERY; Date.now() < end; rounds += 1) {
        await walk(page);
        if (Date.now() < next) continue;
        next += EVERY;
        const [ofServer, ofPage] = [await server.held(), await heldByPage(session)];
        samples.push({
          'server, living objects': ofServer.heap,
          'server, buffers': ofServer.buffers,
          'server, whole process': ofServer.resident,
          'server, files and sockets': ofServer.descriptors,
          'server, timers': ofServer.timers,
          'database connections': await connections(environment.DATABASE_URL),
          'page, living objects': ofPage.heap,
          'page, elements and texts': ofPage.nodes,
          'page, listeners': ofPage.listeners,
          'page, documents': ofPage.documents,
        });
      }
      stop.abort();
      const { requests, surprises } = await asked;
      for (const surprise of surprises) console.error(surprise);
      const code = await report(samples, `, ${options.minutes} minutes, ${requests} requests, ${rounds} walks`);
      return surprises.size > 0 ? 1 : code;
    } finally {
      stop.abort();
      await server.stop();
    }
  } finally {
    await browser.close();
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sessions of the server in its database. */
async function connections(url: string): Promise<number> {
  const query = `select count(*)::int as count from pg_stat_activity
    where datname = $1 and pid <> pg_backend_pid()`;
  const database = new URL(url).pathname.slice(1);
  const { rows } = await withAdministrator(url, (client) => client.query(query, [database]));
  return rows[0].count;
}

async function report(samples: readonly Sample[], how: string): Promise<number> {
  const quarter = Math.floor(samples.length / 4);
  const early = samples.slice(quarter, 2 * quarter);
  const late = samples.slice(-quarter);
  const grown: string[] = [];
  const rows = Object.keys(samples[0] ?? {}).map((label) => {
    const of = (some: readonly Sample[]) => median(some.map((sample) => sample[label] ?? Number.NaN));
    const growth = of(late) === of(early) ? 1 : of(late) / of(early);
    if (growth > MOST) grown.push(label);
    return [label, shown(label, of(early)), shown(label, of(late)), growth.toFixed(2)];
  });
  const table = markdownTable(['', 'second quarter', 'last quarter', 'ratio'], rows);
  console.log(`\n${table}\n`);
  if (options.write) await recordTable('soak', table, how);
  for (const label of grown) console.error(`${label}: more than ${MOST} times as much in the last quarter.`);
  return grown.length > 0 ? 1 : 0;
}

function shown(label: string, value: number): string {
  return (MEGABYTES as readonly string[]).includes(label) ? `${(value / 1e6).toFixed(1)} MB` : String(value);
}

process.exitCode = await main();
