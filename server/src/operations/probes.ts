import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import type { Services } from '../http/services.ts';
import type { WriteHealth } from './writeHealth.ts';

const PATIENCE_MS = 3000;

export function healthStore({ db }: Database) {
  return {
    /** The database's time, or undefined when it does not answer in time. */
    async now(): Promise<Date | undefined> {
      const late = new AbortController();
      const patience = new Promise<undefined>((resolve) => {
        const timer = setTimeout(resolve, PATIENCE_MS);
        late.signal.addEventListener('abort', () => clearTimeout(timer));
      });
      const asked = db.execute<{ now: string }>(sql`select clock_timestamp() as now`).then(
        ({ rows }) => new Date(rows[0]?.now ?? ''),
        () => undefined,
      );
      return await Promise.race([asked, patience]).finally(() => late.abort());
    },

    /** Writes a row of a table of its own, because one more row of another often finds space on a disk that is full. */
    async tryWrite(): Promise<void> {
      await transaction(db, async (connection) => {
        await connection.execute(sql`
          create temporary table trial_write on commit drop as
          select string_agg(md5(number::text), '') as filler from generate_series(1, 2000) as number`);
      });
    },
  };
}

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const QUIET = { logLevel: 'warn' } as const;

/** Sessions, limits and changes that come due are counted by the clock of the process, all others by the database's. */
const LARGEST_OFFSET_SECONDS = 60;

/**
 * Answers probes: `/livez` while the process runs; `/readyz` while the database answers as well, until the server is about
 * to stop; `/healthz` while the database answers and the last write was stored. A proxy takes a process out by `/readyz`,
 * which therefore stays 200 while reading works.
 */
export function probeRoutes(
  app: FastifyInstance,
  { clock, database, stopping, writes }: Services & { writes: WriteHealth },
): void {
  const store = healthStore(database);

  /** Undefined while the database does not answer. */
  async function look(): Promise<{ readonly clock?: string } | undefined> {
    const before = clock().getTime();
    const databaseTime = await store.now();
    if (databaseTime === undefined) return undefined;
    const seconds = Math.round(((before + clock().getTime()) / 2 - databaseTime.getTime()) / 1000);
    if (Math.abs(seconds) <= LARGEST_OFFSET_SECONDS) return {};
    const offset = `${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'}`;
    return { clock: `the clock of this process is ${offset} that of the database` };
  }

  app.addHook('onReady', async () => {
    const wrong = (await look())?.clock;
    if (wrong)
      app.log.error(`${wrong}: changes come due on the wrong day, and sessions and codes end at the wrong time`);
  });

  app.get('/healthz', QUIET, async (_request, reply) => {
    const found = await look();
    if (found === undefined) return reply.code(503).send({ status: 'the database does not answer' });
    if (!(await writes.areWorking()))
      return reply.code(503).send({ status: 'the last write was not stored', ...found });
    return { status: 'ok', ...found };
  });

  app.get('/readyz', QUIET, async (_request, reply) => {
    if (stopping.aborted) return reply.code(503).send({ status: 'the server is stopping' });
    const found = await look();
    if (found === undefined) return reply.code(503).send({ status: 'the database does not answer' });
    return { status: 'ok', ...found };
  });

  // A proxy must not send a request on a connection that is being closed.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping.aborted) reply.header('connection', 'close');
    done();
  });

  app.get('/livez', QUIET, async () => ({ status: 'ok' }));

  app.get('/version', QUIET, async () => ({ version }));
}
