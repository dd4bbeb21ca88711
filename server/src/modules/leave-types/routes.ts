import { listLeaveTypes } from '@seamline/shared/contract/leave-types';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { leaveTypeStore } from './store.ts';

export function leaveTypes(app: FastifyInstance, { database }: Services): void {
  const store = leaveTypeStore(database);

  route(app, listLeaveTypes, async () => ({ leave_types: await store.list() }));
}
