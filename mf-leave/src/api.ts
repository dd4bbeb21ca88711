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
import { byName } from '@seamline/shared/messages';
import { patchQuery, query, readAgain } from '@seamline/shared/query';

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

/** Reasons say the name of their type, so they are asked for as well. */
function patchLeaveTypes(change: (types: LeaveType[]) => LeaveType[]): void {
  patchQuery(api.leaveTypes.list, ({ leave_types }) => ({
    leave_types: change(leave_types).sort(byName(({ leave_type_name }) => leave_type_name)),
  }));
  readAgain({ queryKey: api.leaveReasons.list.queryKey });
  readAgain({ queryKey: api.leaveReasons.options.queryKey });
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
  patchQuery(api.leaveReasons.list, ({ leave_reasons }) => ({ leave_reasons: change(leave_reasons) }));
}
