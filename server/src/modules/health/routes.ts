import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services.ts';
import { healthStore } from './store.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const QUIET = { logLevel: 'warn' } as const;

/**
 * Answers probes: `/livez` while the process runs, `/healthz` while the database answers as well, `/readyz` until the
 * server is about to stop.
 */
export function health(app: FastifyInstance, { database, stopping }: Services): void {
  const store = healthStore(database);

  for (const path of ['/healthz', '/readyz']) {
    app.get(path, QUIET, async (_request, reply) => {
      if (path === '/readyz' && stopping.aborted) return reply.code(503).send({ status: 'the server is stopping' });
      const healthy = await store.answers();
      return reply.code(healthy ? 200 : 503).send({ status: healthy ? 'ok' : 'the database does not answer' });
    });
  }

  // A proxy must not send a request on a connection that is being closed.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping.aborted) reply.header('connection', 'close');
    done();
  });

  app.get('/livez', QUIET, async () => ({ status: 'ok' }));

  app.get('/version', QUIET, async () => ({ version }));
}
