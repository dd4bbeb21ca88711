import { getDependants, getHeadcounts, getOrganisation } from '@seamline/shared/contract/organisation';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../errors.ts';
import { readRoute } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { grow } from './rules.ts';
import { organisationStore } from './store.ts';

export function organisation(app: FastifyInstance, { database }: Services): void {
  const store = organisationStore(database);

  readRoute(app, getOrganisation, async () => grow(await store.listNodes()));

  readRoute(app, getHeadcounts, () => store.getHeadcounts());

  readRoute(app, getDependants, async ({ input: { query } }) => {
    const found = await store.dependants(query.record, query.id);
    if (found === undefined) throw notFound(query.record);
    return found;
  });
}
