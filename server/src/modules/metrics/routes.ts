import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from '../../errors.ts';
import { isOwnMachine } from '../../http/ownMachine.ts';
import type { Services } from '../../http/services.ts';

/** For a collector on this machine, or for whoever has the token when one is set. */
export function metrics(app: FastifyInstance, { env, metrics: { registry } }: Services): void {
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (env.metricsToken === undefined) {
      if (!isOwnMachine(request)) {
        throw failure(404, 'There is nothing at this address.', { detail: 'METRICS_TOKEN is not set' });
      }
    } else if (!holds(request, env.metricsToken)) {
      reply.header('www-authenticate', 'Bearer');
      throw failure(401, 'This needs the token of METRICS_TOKEN.', { detail: 'no or wrong metrics token' });
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function holds(request: FastifyRequest, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  // Digests are of one length, whatever was sent.
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
