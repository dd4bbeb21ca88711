import {
  createDesignation,
  listDesignations,
  removeDesignation,
  updateDesignation,
} from '@seamline/shared/contract/designations';
import { localized } from '@seamline/shared/contract/errors';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../errors.ts';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { removed } from '../organisation/removal.ts';
import { emptyToNull } from '../organisation/rules.ts';
import { organisationStore } from '../organisation/store.ts';
import { designationStore } from './store.ts';

export function designations(app: FastifyInstance, { database }: Services): void {
  const store = designationStore(database);
  const organisation = organisationStore(database);

  readRoute(app, listDesignations, async () => ({ designations: await store.list() }));

  route(app, createDesignation, async ({ input: { query }, viewer }) => {
    return await store.create(viewer, emptyToNull(query));
  });

  route(app, updateDesignation, async ({ input: { query }, viewer }) => {
    const { designation_id, version, designation } = query;
    const row = await store.update(viewer, designation_id, version, { designation });
    if (row === undefined) throw notFound('designation');
    return row;
  });

  route(app, removeDesignation, async ({ input: { query }, viewer }) => {
    const { designation_id: id, version } = query;
    await removed(organisation, 'designation', id, store.remove(viewer, id, version));
    return { success: true, message: localized('designation_deleted') };
  });
}
