import { localized } from '@seamline/shared/contract/errors';
import {
  createLeaveType,
  listLeaveTypes,
  removeLeaveType,
  updateLeaveType,
  withoutIdleDays,
} from '@seamline/shared/contract/leave-types';
import type { FastifyInstance } from 'fastify';
import { failure, fieldConflict, notFound } from '../../errors.ts';
import { isReferenceRefusal, saved } from '../../http/databaseErrors.ts';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { duplicateName, inUse } from './rules.ts';
import { leaveTypeStore, NAME_UNIQUE } from './store.ts';

export function leaveTypes(app: FastifyInstance, { database }: Services): void {
  const store = leaveTypeStore(database);

  readRoute(app, listLeaveTypes, async () => ({ leave_types: await store.list() }));

  route(app, createLeaveType, async ({ input: { query }, viewer }) => {
    return await saved(store.create(viewer, withoutIdleDays(query)), refusals(query.leave_type_name));
  });

  route(app, updateLeaveType, async ({ input: { params, query }, viewer }) => {
    const { version, ...change } = query;
    const type = await saved(
      store.update(viewer, params.id, version, withoutIdleDays(change)),
      refusals(change.leave_type_name),
    );
    if (type === undefined) throw notFound('leave type');
    return type;
  });

  route(app, removeLeaveType, async ({ input: { params, query }, viewer }) => {
    const removed = await store.remove(viewer, params.id, query.version).catch(async (error: unknown) => {
      if (!isReferenceRefusal(error)) throw error;
      const dependants = await store.dependants(params.id);
      throw dependants ? failure(409, inUse(dependants.name, dependants.reasons)) : notFound('leave type');
    });
    if (removed === undefined) throw notFound('leave type');
    return { success: true, message: localized('leave_type_deleted') };
  });
}

function refusals(name: string) {
  return { [NAME_UNIQUE]: () => fieldConflict('leave_type_name', duplicateName(name)) };
}
