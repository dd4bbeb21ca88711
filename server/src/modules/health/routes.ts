import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services.ts';
import { healthStore } from './store.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
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
export function health(app: FastifyInstance, { clock, database, stopping, writes }: Services): void {
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
