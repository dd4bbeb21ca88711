import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withAdministrator } from '../../../server/test/support/administrator.ts';
import { launch, openCold } from '../browser.ts';
import { buildSuite, settingsOf } from '../builds.ts';
import { recordTable } from '../report.ts';
import { createDatasets } from '../scale/datasets.ts';
import { type Measurable, startServer } from '../scale/servers.ts';
import { ownersToken } from '../suites.ts';
import { grownIn, type Sample, tableOf } from './samples.ts';
import { traffic } from './traffic.ts';
import { heldByPage, walk } from './walk.ts';

/** Milliseconds between two samples. */
const EVERY = 30_000;

/** The shortest run whose quarters have a sample each, in minutes: samples are taken between walks, so some are late. */
const SHORTEST = 4;

const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    minutes: { type: 'string', default: '120' },
    /** Requests a second, beside those of the page. */
    rate: { type: 'string', default: '8' },
    write: { type: 'boolean', default: false },
  },
});

async function main(): Promise<number> {
  if (!(Number(options.minutes) >= SHORTEST)) {
    console.error(`A soak takes at least ${SHORTEST} minutes; --minutes was ${options.minutes}.`);
    return 2;
  }
  const folder = await mkdtemp(join(tmpdir(), 'seamline-soak-'));
  const { found, close } = await createDatasets([1000], ['postgresql']);
  try {
    const served = settingsOf(await buildSuite(folder));
    const { DATABASE_URL: url = '', ...environment } = (await found[0]?.open()) ?? {};
    const server = await startServer('server/src/main.ts', { DATABASE_URL: url, ...environment, ...served });
    try {
      return await soak(server, url);
    } finally {
      await server.stop();
    }
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function soak(server: Measurable, url: string): Promise<number> {
  const stop = new AbortController();
  const browser = await launch();
  try {
    const asked = traffic(server, Number(options.rate), stop.signal);
    const page = await openCold(browser, await ownersToken(server));
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(`${server.origin}/dashboard`);
    const samples: Sample[] = [];
    const end = Date.now() + Number(options.minutes) * 60_000;
    let walks = 0;
    for (let next = Date.now() + EVERY; Date.now() < end; walks += 1) {
      await walk(page);
      if (Date.now() < next) continue;
      next += EVERY;
      samples.push({
        server: await server.held(),
        connections: await connections(url),
        page: await heldByPage(session),
      });
    }
    stop.abort();
    const { requests, surprises } = await asked;
    const table = tableOf(samples);
    console.log(`\n${table}\n`);
    const how = `, ${options.minutes} minutes, ${requests} requests, ${walks} walks through all remotes`;
    if (options.write) await recordTable('soak', table, how);
    const problems = [...surprises, ...grownIn(samples)];
    for (const problem of problems) console.error(problem);
    return problems.length > 0 ? 1 : 0;
  } finally {
    stop.abort();
    await browser.close();
  }
}

/** Sessions of the server in its database. */
async function connections(url: string): Promise<number> {
  const query = 'select count(*)::int as count from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()';
  const database = new URL(url).pathname.slice(1);
  const { rows } = await withAdministrator(url, (client) => client.query(query, [database]));
  return rows[0].count;
}

process.exitCode = await main();
