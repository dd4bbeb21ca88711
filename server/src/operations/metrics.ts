import { createHash, timingSafeEqual } from 'node:crypto';
import { localized } from '@seamline/shared/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from '../errors.ts';
import { isLoopback } from '../http/isLoopback.ts';
import type { Services } from '../http/services.ts';

/** Serves metrics to a collector with the token; without METRICS_TOKEN to local ones, in production to none. */
export function metricsRoutes(app: FastifyInstance, { env, metrics: { registry } }: Services): void {
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (env.metricsToken === undefined) {
      if (env.production || !isLoopback(request)) {
        throw failure(404, localized('unknown_address'), { detail: 'METRICS_TOKEN is not set' });
      }
    } else if (!holds(request, env.metricsToken)) {
      reply.header('www-authenticate', 'Bearer');
      throw failure(401, localized('metrics_token_required'), { detail: 'no or wrong metrics token' });
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function holds(request: FastifyRequest, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  // The comparison needs equal lengths, which digests have.
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
