import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import {
  clientId,
  done,
  id,
  idParameter,
  optionalName,
  requiredName,
  version,
  versionParameter,
} from '../wire/fields.ts';
import { LEAVE_TYPE_LIMITS } from './leave-types.ts';

/** Most characters of a reason. */
export const REASON_LIMIT = 500;

/** A reason is tied to its leave type by id; the name shown is the one that the type has now. */
export const leaveReason = z.object({
  id,
  leave_type_id: id,
  leave_type_name: z.string(),
  reason: z.string(),
  /** Missing in responses of earlier releases. */
  version: z.optional(version),
});
export type LeaveReason = z.output<typeof leaveReason>;

/** Values of the add form; the text may be empty. */
export const leaveReasonInput = z.object({
  leave_type_name: requiredName(LEAVE_TYPE_LIMITS.name),
  reason: z._default(optionalName(REASON_LIMIT), ''),
});
export type LeaveReasonInput = z.output<typeof leaveReasonInput>;

export const listLeaveReasons = endpoint({
  method: 'GET',
  path: '/data/leave-management/leave-reason',
  summary: 'All leave reasons',
  answer: z.object({ leave_reasons: z.array(leaveReason) }),
});

export const getLeaveReasonOptions = endpoint({
  method: 'GET',
  path: '/data/leave-management/leave-reason/select',
  summary: 'The names of the leave types to choose from',
  answer: z.object({ leave_type_names: z.array(z.string()) }),
});

export const createLeaveReason = endpoint({
  method: 'POST',
  path: '/data/leave-management/leave-reason',
  summary: 'Add a leave reason',
  query: z.extend(leaveReasonInput, { client_id: z.optional(clientId) }),
  answer: leaveReason,
});

export const removeLeaveReason = endpoint({
  method: 'DELETE',
  path: '/data/leave-management/leave-reason/:id',
  summary: 'Delete a leave reason',
  params: z.object({ id: idParameter }),
  query: z.object({ version: versionParameter }),
  answer: done,
});
