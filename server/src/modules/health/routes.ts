import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services.ts';
import { healthStore } from './store.ts';

export function health(app: FastifyInstance, { database }: Services): void {
  const store = healthStore(database);

  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    const healthy = await store.answers();
    return reply.code(healthy ? 200 : 503).send({ status: healthy ? 'ok' : 'the database does not answer' });
  });
}
