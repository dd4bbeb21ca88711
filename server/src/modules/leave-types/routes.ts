import { localized } from '@seamline/shared/contract/errors';
import {
  createLeaveType,
  type LeaveTypeInput,
  listLeaveTypes,
  removeLeaveType,
  updateLeaveType,
  withoutIdleDays,
} from '@seamline/shared/contract/leave-types';
import type { FastifyInstance } from 'fastify';
import { failure, fieldConflict, notFound } from '../../errors.ts';
import { databaseError, isReferenceRefusal } from '../../http/databaseErrors.ts';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { duplicateName, inUse } from './rules.ts';
import { leaveTypeStore, NAME_UNIQUE } from './store.ts';

export function leaveTypes(app: FastifyInstance, { database }: Services): void {
  const store = leaveTypeStore(database);

  readRoute(app, listLeaveTypes, async () => ({ leave_types: await store.list() }));

  route(app, createLeaveType, async ({ input: { query }, viewer }) => {
    return await saved(query, store.create(viewer, withoutIdleDays(query)));
  });

  route(app, updateLeaveType, async ({ input: { params, query }, viewer }) => {
    const { version, ...change } = query;
    const type = await saved(change, store.update(viewer, params.id, version, withoutIdleDays(change)));
    if (type === undefined) throw notFound('leave type');
    return type;
  });

  route(app, removeLeaveType, async ({ input: { params }, viewer }) => {
    const removed = await store.remove(viewer, params.id).catch(async (error: unknown) => {
      if (!isReferenceRefusal(error)) throw error;
      const dependants = await store.dependants(params.id);
      throw dependants ? failure(409, inUse(dependants.name, dependants.reasons)) : notFound('leave type');
    });
    if (removed === undefined) throw notFound('leave type');
    return { success: true, message: localized('leave_type_deleted') };
  });
}

async function saved<T>({ leave_type_name }: Pick<LeaveTypeInput, 'leave_type_name'>, saving: Promise<T>): Promise<T> {
  return await saving.catch((error: unknown) => {
    if (databaseError(error)?.constraint !== NAME_UNIQUE) throw error;
    throw fieldConflict('leave_type_name', duplicateName(leave_type_name));
  });
}
