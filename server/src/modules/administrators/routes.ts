import { listMembers } from '@seamline/shared/contract/administrators';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { seesEverybody } from './rules.ts';
import { administratorStore } from './store.ts';

export function administrators(app: FastifyInstance, { database }: Services): void {
  const store = administratorStore(database);

  route(
    app,
    listMembers,
    async ({ viewer }) => ({
      member: seesEverybody(viewer) ? await store.list() : await store.getOne(viewer.id),
      access_by: viewer.role,
    }),
    { audience: 'self' },
  );
}
