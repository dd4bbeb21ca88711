import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services.ts';
import { healthStore } from './store.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const QUIET = { logLevel: 'warn' } as const;

/** Answers probes: `/livez` while the process runs, `/readyz` and `/healthz` while the database answers as well. */
export function health(app: FastifyInstance, { database }: Services): void {
  const store = healthStore(database);

  // A server that is stopping takes no connections, and Fastify answers 503 on those that are left.
  for (const path of ['/healthz', '/readyz']) {
    app.get(path, QUIET, async (_request, reply) => {
      const healthy = await store.answers();
      return reply.code(healthy ? 200 : 503).send({ status: healthy ? 'ok' : 'the database does not answer' });
    });
  }

  app.get('/livez', QUIET, async () => ({ status: 'ok' }));

  app.get('/version', QUIET, async () => ({ version }));
}
