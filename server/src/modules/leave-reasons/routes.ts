import { localized } from '@seamline/shared/contract/errors';
import {
  createLeaveReason,
  getLeaveReasonOptions,
  listLeaveReasons,
  removeLeaveReason,
} from '@seamline/shared/contract/leave-reasons';
import type { FastifyInstance } from 'fastify';
import { fieldsInvalid, notFound } from '../../errors.ts';
import { readRoute, route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { unknownType } from './rules.ts';
import { leaveReasonStore } from './store.ts';

export function leaveReasons(app: FastifyInstance, { database }: Services): void {
  const store = leaveReasonStore(database);

  readRoute(app, listLeaveReasons, async () => ({ leave_reasons: await store.list() }));

  readRoute(app, getLeaveReasonOptions, async () => ({ leave_type_names: await store.typeNames() }));

  route(app, createLeaveReason, async ({ input: { query }, viewer }) => {
    return await store.create(viewer, query, () =>
      fieldsInvalid([{ field: 'leave_type_name', message: unknownType(query.leave_type_name) }]),
    );
  });

  route(app, removeLeaveReason, async ({ input: { params, query }, viewer }) => {
    if ((await store.remove(viewer, params.id, query.version)) === undefined) throw notFound('leave reason');
    return { success: true, message: localized('leave_reason_deleted') };
  });
}
