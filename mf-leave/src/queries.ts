import {
  createLeaveReason,
  getLeaveReasonOptions,
  type LeaveReasonInput,
  listLeaveReasons,
  removeLeaveReason,
} from '@seamline/shared/contract/leave/leave-reasons';
import {
  createLeaveType,
  type LeaveTypeChange,
  type LeaveTypeInput,
  listLeaveTypes,
  removeLeaveType,
  updateLeaveType,
  withoutIdleDays,
} from '@seamline/shared/contract/leave/leave-types';
import { call } from '@seamline/shared/http';
import { byName } from '@seamline/shared/messages';
import { paths } from '@seamline/shared/paths';
import { mutation, type RemovedRecord, recordList, request, withClientId } from '@seamline/shared/query';
import { queryOptions } from '@tanstack/react-query';

export const leaveTypes = recordList(
  queryOptions({ queryKey: [listLeaveTypes.path], queryFn: request(listLeaveTypes) }),
  'leave_types',
  'leave_type_id',
  { order: byName(({ leave_type_name }) => leave_type_name), kind: 'leave-type', addPath: paths.leaveTypeAdd },
);

export const leaveReasons = recordList(
  queryOptions({ queryKey: [listLeaveReasons.path], queryFn: request(listLeaveReasons) }),
  'leave_reasons',
  'id',
  { kind: 'leave-reason' },
);

/** The names of the leave types that a reason can have. */
export const leaveTypeNames = queryOptions({
  queryKey: [getLeaveReasonOptions.path],
  queryFn: request(getLeaveReasonOptions),
});

/** Reasons carry the name of their leave type. */
const OF_TYPE_NAMES = [leaveReasons.query.queryKey, leaveTypeNames.queryKey];

export const leaveTypeMutations = {
  create: mutation({
    request: (input: LeaveTypeInput) => call(createLeaveType, { query: withoutIdleDays(input) }),
    upsert: leaveTypes,
    invalidates: OF_TYPE_NAMES,
  }),
  update: (id: number) =>
    mutation({
      request: (change: LeaveTypeChange & { version?: number | undefined }) =>
        call(updateLeaveType, { params: { id }, query: withoutIdleDays(change) }),
      upsert: leaveTypes,
      invalidates: OF_TYPE_NAMES,
    }),
  remove: mutation({
    request: ({ id, version }: RemovedRecord) => call(removeLeaveType, { params: { id }, query: { version } }),
    remove: leaveTypes,
    invalidates: OF_TYPE_NAMES,
  }),
};

export const leaveReasonMutations = {
  create: mutation({
    request: withClientId((input: LeaveReasonInput, client_id) =>
      call(createLeaveReason, { query: { ...input, client_id } }),
    ),
    upsert: leaveReasons,
  }),
  remove: mutation({
    request: ({ id, version }: RemovedRecord) => call(removeLeaveReason, { params: { id }, query: { version } }),
    remove: leaveReasons,
  }),
};
