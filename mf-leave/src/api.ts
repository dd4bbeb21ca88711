import {
  createLeaveReason,
  getLeaveReasonOptions,
  type LeaveReason,
  type LeaveReasonInput,
  listLeaveReasons,
  removeLeaveReason,
} from '@seamline/shared/contract/leave-reasons';
import {
  createLeaveType,
  type LeaveType,
  type LeaveTypeChange,
  type LeaveTypeInput,
  listLeaveTypes,
  removeLeaveType,
  updateLeaveType,
  withoutIdleDays,
} from '@seamline/shared/contract/leave-types';
import { call } from '@seamline/shared/http';
import { compareTexts } from '@seamline/shared/messages';
import { query, queryClient } from '@seamline/shared/query';

/** Every call of the leave area, by kind and verb. */
export const api = {
  leaveTypes: {
    list: query(listLeaveTypes),
    create: (input: LeaveTypeInput): Promise<LeaveType> => call(createLeaveType, { query: withoutIdleDays(input) }),
    update: (id: number, change: LeaveTypeChange, version: number | undefined): Promise<LeaveType> =>
      call(updateLeaveType, { params: { id }, query: { ...withoutIdleDays(change), version } }),
    remove: (id: number) => call(removeLeaveType, { params: { id } }),
  },
  leaveReasons: {
    list: query(listLeaveReasons),
    options: query(getLeaveReasonOptions),
    create: (input: LeaveReasonInput): Promise<LeaveReason> => call(createLeaveReason, { query: input }),
    remove: (id: number) => call(removeLeaveReason, { params: { id } }),
  },
};

/** Puts a leave type into the list that is on the screen, in place of what it was; its reasons take its name over. */
export function putLeaveType(type: LeaveType): void {
  patchLeaveTypes((types) => [...types.filter(({ leave_type_id }) => leave_type_id !== type.leave_type_id), type]);
}

/** Takes a leave type out of the list that is on the screen. */
export function dropLeaveType(id: number): void {
  patchLeaveTypes((types) => types.filter(({ leave_type_id }) => leave_type_id !== id));
}

/** Patches what is on the screen at once, and asks for the server's own in the background. */
function patchLeaveTypes(change: (types: LeaveType[]) => LeaveType[]): void {
  const { queryKey } = api.leaveTypes.list;
  queryClient.setQueryData(queryKey, (before) => before && { leave_types: change(before.leave_types).sort(byName) });
  void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: api.leaveReasons.list.queryKey });
  void queryClient.invalidateQueries({ queryKey: api.leaveReasons.options.queryKey });
}

function byName(one: LeaveType, other: LeaveType): number {
  return compareTexts(one.leave_type_name, other.leave_type_name);
}

/** Puts a reason into the list that is on the screen. */
export function putLeaveReason(reason: LeaveReason): void {
  patchLeaveReasons((reasons) => [...reasons.filter(({ id }) => id !== reason.id), reason]);
}

/** Takes a reason out of the list that is on the screen. */
export function dropLeaveReason(id: number): void {
  patchLeaveReasons((reasons) => reasons.filter((reason) => reason.id !== id));
}

function patchLeaveReasons(change: (reasons: LeaveReason[]) => LeaveReason[]): void {
  const { queryKey } = api.leaveReasons.list;
  queryClient.setQueryData(queryKey, (before) => before && { leave_reasons: change(before.leave_reasons) });
  void queryClient.invalidateQueries({ queryKey });
}
