import { getSetup } from '@seamline/shared/contract/setup';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { setupStore } from './store.ts';

/** Steps of setting up an organisation that are still missing. */
export function setup(app: FastifyInstance, { database }: Services): void {
  const store = setupStore(database);

  route(app, getSetup, async () => ({ missing: await store.missing() }));
}
